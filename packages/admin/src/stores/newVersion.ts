import { proxy } from 'valtio'

/** Whether the server has a newer version of the console than this tab. */
export const newVersion = proxy({ isAvailable: false })

/** Reports a newer version. Only a reload loads it. */
export function reportNewVersion(): void {
  newVersion.isAvailable = true
}
