import { Banner, Button, DateText, ErrorState, Skeleton, space } from '@staff/ui'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

import { createQueryClient } from '../../data/records/queryClient'
import { ownFactorQuery } from '../../data/session/secondFactor'
import { setFactorState } from '../../stores/session/auth'
import { RequiredLayout } from '../RequiredFirst/RequiredLayout'
import { WHAT_IT_IS } from './OwnFactorFacts'
import { SetupSteps } from './setup/SetupSteps'
import { useFactorSetup } from './setup/useFactorSetup'
import { useStoredCodes } from './codes/useStoredCodes'

/** The only screen for a user whose role requires a second factor that they do not have. */
export function SetUpFirst() {
  // The cache of the dashboard begins with it.
  const [client] = useState(() => createQueryClient())
  return (
    <QueryClientProvider client={client}>
      <Required />
    </QueryClientProvider>
  )
}

function Required() {
  const { data, error, isPending, refetch } = useQuery({ ...ownFactorQuery, staleTime: Infinity })
  const [isBegun, setIsBegun] = useState(false)
  const state = data?.standing.state

  // The role may not require it any more, or it was set up elsewhere.
  useEffect(() => {
    if (state && state !== 'required') setFactorState(state)
  }, [state])

  const from = data?.standing.from
  return (
    <RequiredLayout
      title="Set up a second factor"
      intro={
        <>
          {from ? (
            <>
              Your role has required one since <DateText value={from} />.
            </>
          ) : (
            'Your role requires one.'
          )}{' '}
          Set it up, and you can go on.
        </>
      }
    >
      {isBegun ? (
        <Setup onCancel={() => setIsBegun(false)} />
      ) : isPending ? (
        <Skeleton width="14rem" height="2.25rem" />
      ) : error ? (
        <ErrorState title="Your second factor could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Begin isAvailable={data.available} onBegin={() => setIsBegun(true)} />
      )}
    </RequiredLayout>
  )
}

function Begin({ isAvailable, onBegin }: { isAvailable: boolean; onBegin: () => void }) {
  if (!isAvailable)
    return (
      <Banner tone="warn" title="This server cannot keep second factors yet">
        Ask an administrator.
      </Banner>
    )
  return (
    <Words>
      <p>{WHAT_IT_IS}</p>
      <Button variant="primary" icon={<Smartphone />} onClick={onBegin}>
        Set up an authenticator app
      </Button>
    </Words>
  )
}

function Setup({ onCancel }: { onCancel: () => void }) {
  const stored = useStoredCodes(() => setFactorState('on'))
  const setup = useFactorSetup({ onSetUp: () => undefined, onCancelled: onCancel })
  return <SetupSteps setup={setup} stored={stored} isReplacing={false} onCancel={onCancel} />
}

const Words = styled.div`
  display: grid;
  gap: ${space.s5};
  justify-items: start;
`
