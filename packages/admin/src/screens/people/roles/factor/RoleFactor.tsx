import type { RoleFactor as Factor } from '@staff/contract'
import type { RecordOf } from '@staff/entity'
import { role, user } from '@staff/entity/people'
import { AppLink, Button, color, DateText, ErrorState, Skeleton, space } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'

import { lazyComponent } from '../../../../shared/lazyComponent'
import { editPath } from '../../../../shared/paths'
import { useRegion } from '../../../../shared/regions/useRegion'
import { Panel } from '../../../HomeScreen/Panel'
import { roleFactorQuery } from './roleFactor'

const RequireFactorDialog = lazyComponent(
  async () => (await import('./RequireFactorDialog')).RequireFactorDialog,
)

export interface RoleFactorProps {
  record: RecordOf<typeof role>
}

/** Whether a role requires a second factor, and who has none. */
export function RoleFactor({ record }: RoleFactorProps) {
  const { id } = record
  const client = useQueryClient()
  const { data, isPending, error, refetch } = useQuery(roleFactorQuery(id))
  const [isAsked, setIsAsked] = useState(false)

  return (
    <Panel title="Second factor">
      <Body>
        {data ? (
          <Facts factor={data} onAsk={() => setIsAsked(true)} />
        ) : isPending ? (
          <Skeleton width="11rem" />
        ) : (
          <ErrorState title="The second factors could not be loaded" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
      </Body>
      <Suspense>
        {isAsked && (
          <RequireFactorDialog
            id={id}
            name={role.titleOf(record)}
            from={data?.from ?? null}
            onClose={() => setIsAsked(false)}
            onChanged={(factor) => client.setQueryData(roleFactorQuery(id).queryKey, factor)}
          />
        )}
      </Suspense>
    </Panel>
  )
}

function Facts({ factor, onAsk }: { factor: Factor; onAsk: () => void }) {
  const { from } = factor
  return (
    <>
      <p>{describePeople(factor)}</p>
      {factor.without.length > 0 && <Without {...factor} />}
      <p>
        {from === null ? (
          'Not required.'
        ) : (
          <>
            Required from <DateText value={from} />.
          </>
        )}
      </p>
      <Button icon={<ShieldCheck />} onClick={onAsk}>
        {from === null ? 'Require…' : 'Change…'}
      </Button>
    </>
  )
}

function describePeople({ people, withFactor }: Factor): string {
  if (people === 0) return 'Nobody has this role.'
  const verb = withFactor === 1 ? 'has' : 'have'
  return `${withFactor} of ${people} ${people === 1 ? 'person' : 'people'} ${verb} one.`
}

function Without({ people, withFactor, without }: Factor) {
  const region = useRegion()
  const more = people - withFactor - without.length
  return (
    <div>
      <p id="without-factor">Without one:</p>
      <Names aria-labelledby="without-factor">
        {without.map(({ id, name }) => (
          <li key={id}>
            <AppLink href={editPath(region, user, id)}>{name}</AppLink>
          </li>
        ))}
        {more > 0 && <li>+ {more} more</li>}
      </Names>
    </div>
  )
}

const Body = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
  padding: ${space.s5};

  p,
  li {
    color: ${color.inkMuted};
  }
`

const Names = styled.ul`
  display: grid;
  gap: ${space.s1};
  padding-block-start: ${space.s1};

  a {
    color: ${color.accentText};
  }
`
