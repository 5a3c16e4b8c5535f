import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'

import { auth } from '../session/auth'
import { local } from '../browserStorage'

/** The row heights of lists. */
export const densities = ['roomy', 'compact'] as const

export type Density = (typeof densities)[number]

/** The last choice of the logged-in user on this device; 'roomy' by default. */
export const density = proxy<{ choice: Density }>({ choice: 'roomy' })

/** Applies a density and stores it for this user. */
export function chooseDensity(choice: Density): void {
  if (auth.userId) local.write(keyOf(auth.userId), choice)
  apply(choice)
}

/** Applies the choice of the logged-in user from now on. Call the result to stop. */
export function followDensity(): () => void {
  applyStored()
  return subscribeKey(auth, 'userId', applyStored, true)
}

function applyStored(): void {
  const stored = auth.userId ? local.read(keyOf(auth.userId)) : null
  apply(densities.find((each) => each === stored) ?? 'roomy')
}

function apply(choice: Density): void {
  density.choice = choice
  document.documentElement.dataset['density'] = choice
}

function keyOf(userId: string): string {
  return `density/${userId}`
}
