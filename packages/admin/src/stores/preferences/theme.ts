import { proxy } from 'valtio'

import { local } from '../browserStorage'

/** What a person may choose; 'system' follows the setting of their device. */
export const themeChoices = ['light', 'dark', 'system'] as const

export type ThemeChoice = (typeof themeChoices)[number]

const DARK = '(prefers-color-scheme: dark)'

/** The choice between light and dark; the last one is kept, the first is 'system'. */
export const theme = proxy({ choice: keptChoice() })

/** Chooses a theme, shows it at once and keeps it for the next start. */
export function chooseTheme(choice: ThemeChoice): void {
  theme.choice = choice
  local.write('theme', choice)
  applyTheme()
}

/** Shows the chosen theme and follows the device's setting from now on; call the answer to stop. */
export function followTheme(): () => void {
  applyTheme()
  const device = matchMedia(DARK)
  device.addEventListener('change', applyTheme)
  return () => device.removeEventListener('change', applyTheme)
}

function applyTheme(): void {
  const { choice } = theme
  const system = matchMedia(DARK).matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = choice === 'system' ? system : choice
}

function keptChoice(): ThemeChoice {
  const kept = local.read('theme')
  return themeChoices.find((choice) => choice === kept) ?? 'system'
}
