import { holderOf, mayDo, rightsMessages, type RightsHolder } from '@staff/contract'
import type { RecordOf } from '@staff/entity'
import { role, user } from '@staff/entity/people'
import { RightsView } from '@staff/forms'
import { ErrorState, Skeleton, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { recordQueries } from '../../../data/records/recordQueries'
import { useContent } from '../../../shared/admin'
import { isAdministrator } from '../../../stores/session/auth'
import { Panel } from '../../HomeScreen/Panel'
import { useOfferedRights } from '../roles/useOfferedRights'

export interface UserRightsProps {
  record: RecordOf<typeof user>
}

/** What a user may do: the table of their role, with the reason for each area. */
export function UserRights({ record }: UserRightsProps) {
  return (
    <Panel title="What may they do?">
      <Body>
        {record.account === 'Disabled' ? (
          <p>{rightsMessages.disabled(user.titleOf(record))}</p>
        ) : (
          <RightsOfRole id={record.roleId} />
        )}
      </Body>
    </Panel>
  )
}

function RightsOfRole({ id }: { id: string }) {
  const query = useQuery(recordQueries(role).one(id))
  if (query.isError)
    return (
      <ErrorState title="The role could not be loaded" onRetry={() => void query.refetch()}>
        {query.error.message}
      </ErrorState>
    )
  if (query.isPending) return <Skeleton width="14rem" />
  return <Explained holder={holderOf({ ...query.data })} />
}

function Explained({ holder }: { holder: RightsHolder }) {
  const { areas } = useContent()
  const { rows } = useOfferedRights()
  if (isAdministrator(holder.roleTypeId))
    return <p>The role {holder.roleName} may do everything.</p>
  const because = areas.map(({ entity }) => {
    const deed = entity.publicSite ? 'publish' : 'edit'
    return [entity.area, mayDo(holder, deed, entity).because]
  })
  return (
    <RightsView
      rows={rows}
      rights={holder.rights}
      because={Object.fromEntries(because)}
      label={`Rights of the role ${holder.roleName}`}
    />
  )
}

const Body = styled.div`
  padding: ${space.s5};
`
