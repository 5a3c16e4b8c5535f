import { ErrorState, Skeleton, VisuallyHidden } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'

import { changeOwnFactor, ownFactorQuery } from '../../data/session/secondFactor'
import { lazyComponent } from '../../shared/lazyComponent'
import { Panel } from '../HomeScreen/Panel'
import { auth } from '../../stores/session/auth'
import { FactsBody, OwnFactorFacts, WHAT_IT_IS, type FactorQuestion } from './OwnFactorFacts'

const loadDialogs = () => import('./factorDialogs')
const SetupDialog = lazyComponent(async () => (await loadDialogs()).SetupDialog)
const RenewCodesDialog = lazyComponent(async () => (await loadDialogs()).RenewCodesDialog)
const TurnOffDialog = lazyComponent(async () => (await loadDialogs()).TurnOffDialog)

/** The second factor of the user: what it is, and how to set it up, change it and end it. */
export function OwnFactor() {
  const client = useQueryClient()
  const { data, isPending, error, refetch } = useQuery(ownFactorQuery)
  const [asked, setAsked] = useState<{ question: FactorQuestion; wasOn: boolean }>()
  const close = () => setAsked(undefined)
  const handleOn = () => changeOwnFactor(client, 'on')

  return (
    <Panel title="Second factor">
      {data ? (
        <OwnFactorFacts
          factor={data}
          onAsk={(question) => setAsked({ question, wasOn: data.since !== null })}
        />
      ) : isPending ? (
        <FactsSkeleton />
      ) : (
        <ErrorState title="Your second factor could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      <Suspense>
        {asked?.question === 'setUp' && (
          <SetupDialog isReplacing={asked.wasOn} onSetUp={handleOn} onClose={close} />
        )}
        {asked?.question === 'renew' && <RenewCodesDialog onRenewed={handleOn} onClose={close} />}
        {asked?.question === 'turnOff' && (
          <TurnOffDialog onTurnedOff={() => changeOwnFactor(client, 'off')} onClose={close} />
        )}
      </Suspense>
    </Panel>
  )
}

/** As high as what follows, as far as the session knows what that is. */
function FactsSkeleton() {
  const { factorState } = useSnapshot(auth)
  return (
    <FactsBody aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <p>{factorState === 'on' ? <Skeleton width="18rem" /> : WHAT_IT_IS}</p>
      <Skeleton width="14rem" height="2.25rem" />
    </FactsBody>
  )
}
