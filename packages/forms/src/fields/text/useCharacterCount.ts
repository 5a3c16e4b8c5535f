import { useDeferredValue, useMemo, useState } from 'react'

import { countCharacters } from '@staff/entity'

/** The count is shown from this share of the maximum on. */
const NEAR = 0.9

/** Counting stops at this multiple of the maximum, because a pasted text can have any length. */
const FAR = 2

/** The number of characters of a text that is close to its maximum. It is counted after the key is shown. */
export function useCharacterCount(text: string, max: number) {
  const counted = useDeferredValue(text)
  const [first] = useState(text)
  const count = useMemo(
    // A character has at least one UTF-16 unit.
    () => (counted.length < max * NEAR ? 0 : countCharacters(counted, max * FAR)),
    [counted, max],
  )
  return {
    isNear: count >= max * NEAR,
    isTyped: counted !== first,
    count: Math.min(count, max * FAR),
    isMore: count > max * FAR,
    max,
  }
}
