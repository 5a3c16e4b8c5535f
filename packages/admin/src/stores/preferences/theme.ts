import { proxy } from 'valtio'

import { local } from '../browserStorage'

/** The theme choices; 'system' follows the setting of the device. */
export const themeChoices = ['light', 'dark', 'system'] as const

export type ThemeChoice = (typeof themeChoices)[number]

const DARK = '(prefers-color-scheme: dark)'

/** The chosen theme: the last choice, or 'system' by default. */
export const theme = proxy({ choice: storedChoice() })

/** Applies a theme and stores the choice. */
export function chooseTheme(choice: ThemeChoice): void {
  theme.choice = choice
  local.write('theme', choice)
  applyTheme()
}

/** Applies the chosen theme and follows the setting of the device from now on. Call the result to stop. */
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

function storedChoice(): ThemeChoice {
  const stored = local.read('theme')
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}
