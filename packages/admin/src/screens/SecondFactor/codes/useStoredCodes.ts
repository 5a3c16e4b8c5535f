import { useState } from 'react'

/** Whether the user has said that they have stored their recovery codes, and whether they wanted to leave before. */
export interface StoredCodes {
  isStored: boolean
  setStored: (isStored: boolean) => void
  /** How often they wanted to leave without. */
  attempts: number
  /** Leaves, if they have stored the codes. */
  leave: () => void
}

/** The codes are shown only once, so nobody leaves them by accident. `onLeave` is called when they are stored. */
export function useStoredCodes(onLeave: () => void): StoredCodes {
  const [isStored, setStored] = useState(false)
  const [attempts, setAttempts] = useState(0)

  function leave() {
    if (isStored) onLeave()
    else setAttempts(attempts + 1)
  }

  return { isStored, setStored, attempts, leave }
}
