import type { NewPreviewLink } from '@staff/contract'
import { useState } from 'react'

import type { LinkOutcome } from '../../data/live/previewLinks'

/** How the making of a link stands: the last one that was made, and why another one was not. */
export interface NewLinkState {
  isBusy: boolean
  made: NewPreviewLink | undefined
  problem: string
}

/** Makes links, one after the other. `onMade` is called after each. */
export function useNewLink(onMade: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<NewPreviewLink>()
  const [problem, setProblem] = useState('')

  async function make(call: () => Promise<LinkOutcome>) {
    setBusy(true)
    const outcome = await call()
    setBusy(false)
    if (outcome.status === 'failed') return setProblem(outcome.message)
    setMade(outcome.link)
    onMade()
  }

  const state: NewLinkState = { isBusy, made, problem }
  return { state, make, clearProblem: () => setProblem('') }
}
