import { proxy } from 'valtio'

import { local } from './browserStorage'

const OFF = 'off'

/** Whether single keys do something, kept on the device, and whether the list of all shortcuts is open. */
export const shortcuts = proxy({ isOn: local.read('shortcuts') !== OFF, isShown: false })

/** Turns the single keys on or off: who speaks to the computer may press them by every word. */
export function switchShortcuts(isOn: boolean): void {
  shortcuts.isOn = isOn
  if (isOn) local.remove('shortcuts')
  else local.write('shortcuts', OFF)
}

/** Opens the list of all shortcuts. */
export function showShortcuts(): void {
  shortcuts.isShown = true
}

/** Closes it. */
export function hideShortcuts(): void {
  shortcuts.isShown = false
}
