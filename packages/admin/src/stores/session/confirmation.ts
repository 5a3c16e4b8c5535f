import { proxy } from 'valtio'

/** Whether the password confirmation is open. */
export const confirmation = proxy({ isOpen: false })

let pending: ((isConfirmed: boolean) => void)[] = []

/** Asks for the password once for all pending calls. Resolves to whether the server accepted it. */
export function requestConfirmation(): Promise<boolean> {
  confirmation.isOpen = true
  return new Promise((resolve) => {
    pending.push(resolve)
  })
}

/** Closes the confirmation and resolves all pending requests. */
export function resolveConfirmation(isConfirmed: boolean): void {
  confirmation.isOpen = false
  const resolved = pending
  pending = []
  for (const resolve of resolved) resolve(isConfirmed)
}
