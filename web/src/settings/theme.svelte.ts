import { settings } from './settings.svelte'

/** Applies the settings to the page: theme, size of text, contrast, motion, hand, language. */
export function applyTheme(): void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  let dark = $state(night.matches)
  night.addEventListener('change', () => (dark = night.matches))
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement
      page.lang = settings.language
      page.dataset.theme = settings.theme === 'system' ? (dark ? 'dark' : 'light') : settings.theme
      page.dataset.textSize = settings.textSize
      page.dataset.contrast = settings.contrast
      page.dataset.motion = settings.motion
      page.dataset.hand = settings.leftHanded ? 'left' : 'right'
    })
  })
}
