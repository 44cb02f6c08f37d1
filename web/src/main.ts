import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { dress } from './settings/dress.svelte'
import { follow } from './texts/texts.svelte'

dress()
addEventListener('storage', () => void follow())
mount(App, { target: document.getElementById('app')! })
