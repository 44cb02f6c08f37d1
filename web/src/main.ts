import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { reloadPage } from './reload'
import { applyTheme } from './settings/theme.svelte'
import { followOtherTabs } from './texts/texts.svelte'

const letBe = () => undefined

applyTheme()
addEventListener('storage', () => void followOtherTabs().catch(letBe))
addEventListener('vite:preloadError', () => void reloadPage().catch(letBe))
mount(App, { target: document.getElementById('app')! })
