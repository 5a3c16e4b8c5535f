import { proxy } from 'valtio'

/** Whether forms show the website beside them while somebody types. It stays so until the tab closes. */
export const liveSite = proxy({ isOpen: false })

/** Shows the website beside forms, or not any more. */
export function toggleLiveSite(): void {
  liveSite.isOpen = !liveSite.isOpen
}
