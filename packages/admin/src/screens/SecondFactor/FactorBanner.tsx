import type { FactorStanding } from '@staff/contract'
import { Banner, Button, DateText } from '@staff/ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { changePasswordPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { auth } from '../../stores/session/auth'
import { daysLeft, fewCodesTitle } from './factorTexts'

/** Reminds users of what they must do about their second factor: set it up, or make new recovery codes. */
export function FactorBanner({ state, from, recoveryCodes }: FactorStanding) {
  const { roleTypeId } = useSnapshot(auth)
  const [now] = useState(() => new Date())
  const href = changePasswordPath(useRegion(), roleTypeId)
  const isDue = state === 'due' && from !== null
  return (
    <Banner
      tone="warn"
      title={
        isDue ? (
          <>
            Set up a second factor by <DateText value={from} />: {daysLeft(from, now)}
          </>
        ) : (
          fewCodesTitle(recoveryCodes)
        )
      }
      action={
        <Button size="s" icon={<ShieldCheck />} href={href}>
          {isDue ? 'Set it up' : 'Make new ones'}
        </Button>
      }
    >
      {isDue
        ? 'Your role requires one. From that day on, you can only set it up.'
        : 'With none of them you cannot log in if you lose your app.'}
    </Banner>
  )
}
