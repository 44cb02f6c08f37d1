import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { connectEarly } from './net/earlySocket'
import { reloadPage } from './reload'
import { settings } from './settings/settings.svelte'
import { applyTheme } from './settings/theme.svelte'
import { followOtherTabs } from './texts/texts.svelte'

const letBe = () => undefined

connectEarly()
applyTheme()
addEventListener('storage', () => void followOtherTabs().catch(letBe))
addEventListener('vite:preloadError', () => void reloadPage().catch(letBe))
// The first number takes long to format: better now, while the page is fetched, than in it.
setTimeout(() => (0).toLocaleString(settings.language))
mount(App, { target: document.getElementById('app')! })
addEventListener('load', () => void import('./offline/register.svelte').catch(letBe))
