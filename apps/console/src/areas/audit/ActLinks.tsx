import {
  editPath,
  isInRegion,
  listPath,
  openRecordSearch,
  recordQueries,
  useContent,
  useRegion,
} from '@staff/admin'
import { RECORD_ID } from '@staff/contract'
import { accessTo, type AnyEntity } from '@staff/forms/entity'
import { Button } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { FileText, History, UserRound } from 'lucide-react'

import { auditPath, type AuditRecord } from './auditRecord'

export interface ActLinksProps {
  entry: AuditRecord
}

/** What leads on from an act: the record, all acts on it, and all acts of the person. */
export function ActLinks({ entry: { userId, recordId, area: name } }: ActLinksProps) {
  const region = useRegion()
  const { areas } = useContent()
  const area = areas.find(({ entity, ...each }) => entity.area === name && isInRegion(each, region))
  const isRecord = RECORD_ID.test(recordId)
  return (
    <>
      {area && isRecord && <RecordLink entity={area.entity} id={recordId} />}
      {isRecord && (
        <Button href={auditPath(region, { area: name, recordId })} icon={<History />}>
          All acts on this record
        </Button>
      )}
      {userId !== null && userId !== undefined && (
        <Button href={auditPath(region, { userId })} icon={<UserRound />}>
          All acts of this person
        </Button>
      )}
    </>
  )
}

/** Leads to the record, if it is still there. */
function RecordLink({ entity, id }: { entity: AnyEntity; id: string }) {
  const region = useRegion()
  const { data } = useQuery({ ...recordQueries(entity).one(id), retry: false })
  if (!data) return null
  const href =
    accessTo(entity).create === 'nobody'
      ? listPath(region, entity) + openRecordSearch('', id)
      : editPath(region, entity, id)
  return (
    <Button href={href} icon={<FileText />}>
      Open the {entity.labels.one}
    </Button>
  )
}
