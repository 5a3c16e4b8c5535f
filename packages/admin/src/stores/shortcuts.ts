import { proxy } from 'valtio'

import { local } from './browserStorage'

const OFF = 'off'

/** Whether single-key shortcuts are on, which the device stores, and whether the list of shortcuts is open. */
export const shortcuts = proxy({ isOn: local.read('shortcuts') !== OFF, isShown: false })

/** Turns single-key shortcuts on or off. Speech input can trigger them by accident (WCAG 2.1.4). */
export function switchShortcuts(isOn: boolean): void {
  shortcuts.isOn = isOn
  if (isOn) local.remove('shortcuts')
  else local.write('shortcuts', OFF)
}

/** Opens the list of shortcuts. */
export function showShortcuts(): void {
  shortcuts.isShown = true
}

/** Closes the list of shortcuts. */
export function hideShortcuts(): void {
  shortcuts.isShown = false
}
