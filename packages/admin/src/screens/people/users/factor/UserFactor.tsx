import type { UserFactor as Factor } from '@staff/contract'
import type { RecordOf } from '@staff/entity'
import { user } from '@staff/entity/people'
import { Button, DateText, ErrorState, Skeleton } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { Suspense, useState } from 'react'

import { recordQueries } from '../../../../data/records/recordQueries'
import { lazyComponent } from '../../../../shared/lazyComponent'
import { userFactorQuery } from './userFactor'

const ResetFactorDialog = lazyComponent(
  async () => (await import('./ResetFactorDialog')).ResetFactorDialog,
)

export interface UserFactorProps {
  record: RecordOf<typeof user>
}

/** Whether another user has a second factor, with a button for those who have lost it. */
export function UserFactor({ record }: UserFactorProps) {
  const { id } = record
  const client = useQueryClient()
  const { data, isError, error, refetch } = useQuery(userFactorQuery(id))
  const [isAsked, setIsAsked] = useState(false)
  // Also the number of sessions, which end.
  const refresh = () => void client.invalidateQueries(recordQueries(user).all())

  if (isError && !data)
    return (
      <ErrorState title="The second factor could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton width="11rem" />
  return (
    <>
      <p>{describe(data)}</p>
      {data.since !== null && (
        <Button icon={<ShieldOff />} onClick={() => setIsAsked(true)}>
          Reset second factor…
        </Button>
      )}
      <Suspense>
        {isAsked && (
          <ResetFactorDialog
            id={id}
            name={user.titleOf(record)}
            onClose={() => setIsAsked(false)}
            onReset={refresh}
          />
        )}
      </Suspense>
    </>
  )
}

function describe({ since, standing: { from } }: Factor) {
  if (since !== null)
    return (
      <>
        Second factor: on since <DateText value={since} withTime />.
      </>
    )
  if (from === null) return 'Second factor: none.'
  return (
    <>
      Second factor: none; their role requires one from <DateText value={from} />.
    </>
  )
}
