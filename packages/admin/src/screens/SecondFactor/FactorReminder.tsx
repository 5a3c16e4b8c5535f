import type { FactorStanding } from '@staff/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

import { sessionQueries } from '../../data/records/recordQueries'
import { lazyComponent } from '../../shared/lazyComponent'
import { hasFewCodes } from './factorTexts'

const FactorBanner = lazyComponent(async () => (await import('./FactorBanner')).FactorBanner)

/** The banner about the second factor, for users who must do something about it. Others do not load it. */
export function FactorReminder() {
  const { data } = useQuery(sessionQueries.me())
  if (!data || !needsAttention(data.secondFactor)) return null
  return (
    <Suspense>
      <FactorBanner {...data.secondFactor} />
    </Suspense>
  )
}

function needsAttention({ state, recoveryCodes }: FactorStanding): boolean {
  return state === 'due' || (state === 'on' && hasFewCodes(recoveryCodes))
}
