import { proxy } from 'valtio'

/** Whether the server has another version of the console than the one that runs in this tab. */
export const newVersion = proxy({ isAvailable: false })

/** Another version was found; only a reload brings it. */
export function reportNewVersion(): void {
  newVersion.isAvailable = true
}
