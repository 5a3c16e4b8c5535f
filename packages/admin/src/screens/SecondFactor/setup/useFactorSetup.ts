import type { CodeOutcome, TypedCode } from '@staff/forms/account/SecondFactorForm'
import { useEffect, useEffectEvent, useState } from 'react'

import {
  beginSetupCall,
  confirmSetupCall,
  type FactorOutcome,
  type FactorSetup,
} from '../../../data/session/secondFactor'

interface SetupOptions {
  /** Called when the second factor is on, and its recovery codes are shown. */
  onSetUp: () => void
  /** Called when the user does not confirm their password. */
  onCancelled: () => void
}

/** Setting up an authenticator app: how far it is, and the next steps. It begins at once. */
export interface FactorSetupSteps {
  /** Undefined while it begins. */
  begun: Exclude<FactorOutcome<FactorSetup>, { status: 'cancelled' }> | undefined
  /** Undefined before the second factor is on. */
  codes: readonly string[] | undefined
  beginAgain: () => Promise<void>
  confirm: (typed: TypedCode) => Promise<CodeOutcome>
}

/** Sets up an authenticator app from the first render on. */
export function useFactorSetup({ onSetUp, onCancelled }: SetupOptions): FactorSetupSteps {
  const [begun, setBegun] = useState<FactorSetupSteps['begun']>()
  const [codes, setCodes] = useState<readonly string[]>()

  function accept(outcome: FactorOutcome<FactorSetup>) {
    if (outcome.status === 'cancelled') onCancelled()
    else setBegun(outcome)
  }

  const acceptFirst = useEffectEvent(accept)
  useEffect(() => {
    let isCurrent = true
    async function begin() {
      const outcome = await beginSetupCall()
      if (isCurrent) acceptFirst(outcome)
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [])

  async function confirm(typed: TypedCode): Promise<CodeOutcome> {
    const outcome = await confirmSetupCall(typed)
    if (outcome.status !== 'on') return outcome
    setCodes(outcome.recoveryCodes)
    onSetUp()
    return { status: 'accepted' }
  }

  async function beginAgain() {
    setBegun(undefined)
    accept(await beginSetupCall())
  }

  return { begun, codes, beginAgain, confirm }
}
