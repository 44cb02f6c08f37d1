import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { renew } from './renewal'
import { dress } from './settings/dress.svelte'
import { follow } from './texts/texts.svelte'

const letBe = () => undefined

dress()
addEventListener('storage', () => void follow().catch(letBe))
addEventListener('vite:preloadError', () => void renew().catch(letBe))
mount(App, { target: document.getElementById('app')! })
