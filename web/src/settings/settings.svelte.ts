/** The settings of this device; they never leave it. */
export const LANGUAGES = ['de', 'en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Settings {
  language: Language
  theme: 'system' | 'light' | 'dark'
  textSize: 'normal' | 'large' | 'huge'
  contrast: 'normal' | 'high'
  motion: 'system' | 'less' | 'full'
  /** How fast cards fly. */
  speed: 'slow' | 'normal' | 'fast'
  leftHanded: boolean
  quiet: boolean
  volume: 'low' | 'medium' | 'high'
  /** Whether sounds are wanted has been asked. */
  askedForSound: boolean
  vibration: boolean
  /** Single keys choose and play cards. */
  shortcuts: boolean
  /** Asks for more time to answer attacks, at every table. */
  moreTime: boolean
  /** Shows who forgot to call their last card: for children. */
  helper: boolean
  /** Shows a system notification when it is one's turn. */
  notify: boolean
}

const KEY = 'tischrunde.settings'

const DEFAULTS: Settings = {
  language: preferred(),
  theme: 'system',
  textSize: 'normal',
  contrast: 'normal',
  motion: 'system',
  speed: 'normal',
  leftHanded: false,
  quiet: true,
  volume: 'medium',
  askedForSound: false,
  vibration: false,
  shortcuts: true,
  moreTime: false,
  helper: false,
  notify: false,
}

export const settings: Settings = $state(kept())

/** The stored settings, whichever tab changed them. */
export function kept(): Settings {
  return { ...DEFAULTS, ...stored() }
}

/** Changes a setting and stores it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  try {
    // Another tab may have set something else meanwhile.
    localStorage.setItem(KEY, JSON.stringify({ ...settings, ...stored(), [name]: value }))
  } catch {
    // Without storage a setting lasts as long as the page.
  }
}

export function prefersLessMotion(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'less'
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return LANGUAGES.find((language) => language === wanted.find(isLanguage)) ?? 'de'
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}
