import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'

import { auth } from '../session/auth'
import { local } from '../browserStorage'

/** How much room the rows of a list take. */
export const densities = ['roomy', 'compact'] as const

export type Density = (typeof densities)[number]

/** The density that the person who is logged in chose last, on this device; the first is 'roomy'. */
export const density = proxy<{ choice: Density }>({ choice: 'roomy' })

/** Chooses a density, shows it at once and keeps it for this person. */
export function chooseDensity(choice: Density): void {
  if (auth.userId) local.write(keyOf(auth.userId), choice)
  show(choice)
}

/** Shows the choice of whoever is logged in, from now on; call the answer to stop. */
export function followDensity(): () => void {
  showKept()
  return subscribeKey(auth, 'userId', showKept, true)
}

function showKept(): void {
  const kept = auth.userId ? local.read(keyOf(auth.userId)) : null
  show(densities.find((each) => each === kept) ?? 'roomy')
}

function show(choice: Density): void {
  density.choice = choice
  document.documentElement.dataset['density'] = choice
}

function keyOf(userId: string): string {
  return `density/${userId}`
}
