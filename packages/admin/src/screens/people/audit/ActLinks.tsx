import { RECORD_ID, UNDO_MINUTES } from '@staff/contract'
import { accessTo } from '@staff/entity'
import { Button } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { FileText, History, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { ApiError } from '../../../data/http/ApiError'
import { auth } from '../../../stores/session/auth'
import { editPath, listPath } from '../../../shared/paths'
import { isInRegion } from '../../../shared/regions/regions'
import { openRecordSearch } from '../../../shared/returnPath'
import { recordQueries } from '../../../data/records/recordQueries'
import { TrashedActions } from '../../WholeTrashScreen/TrashedActions'
import { UndoActionButton } from '../../ListScreen/selection/undo/UndoActionButton'
import { useContent, type Area } from '../../../shared/admin'
import { useRegion } from '../../../shared/regions/useRegion'
import { auditPath, isRefused, type AuditRecord } from './auditRecord'

export interface ActLinksProps {
  entry: AuditRecord
}

/** What leads on from an act: the record or its place in the trash, all acts on it, and all acts of the person. */
export function ActLinks({ entry }: ActLinksProps) {
  const { userId, recordId, area: name } = entry
  const region = useRegion()
  const { areas } = useContent()
  const area = areas.find(({ entity }) => entity.area === name)
  const isRecord = RECORD_ID.test(recordId)
  return (
    <>
      {area && isRecord && (
        <RecordLinks key={recordId} area={area} id={recordId} wasThere={!isRefused(entry)} />
      )}
      {area && isOwnAndRecent(entry) && (
        <UndoActionButton entity={area.entity} requestId={entry.requestId} />
      )}
      {isRecord && (
        <Button href={auditPath(region, { area: name, recordId })} icon={<History />}>
          Everything done to this record
        </Button>
      )}
      {userId !== null && userId !== undefined && (
        <Button href={auditPath(region, { userId })} icon={<UserRound />}>
          {`Everything ${entry.userName} did`}
        </Button>
      )}
    </>
  )
}

/** Whether the act of the user may be part of an action that can be undone. */
function isOwnAndRecent(entry: AuditRecord): boolean {
  const isOwn = entry.userId === auth.userId && !isRefused(entry)
  return isOwn && Date.now() - Date.parse(entry.createdAt) < UNDO_MINUTES * 60_000
}

interface RecordLinksProps {
  area: Area
  id: string
  /** Whether there was a record with this id. A refused act can name any. */
  wasThere: boolean
}

/** Leads to the record, or to the trash if it is deleted. */
function RecordLinks({ area, id, wasThere }: RecordLinksProps) {
  const { entity } = area
  const [isRestored, setRestored] = useState(false)
  const { data, error } = useQuery({ ...recordQueries(entity).one(id), retry: false })
  if (data) return <RecordLink area={area} id={id} takesFocus={isRestored} />
  const isDeleted = error instanceof ApiError && error.code === 'notFound'
  if (!isDeleted || !wasThere || accessTo(entity).remove === 'nobody') return null
  return (
    <TrashedActions
      entity={entity}
      id={id}
      onRestored={() => setRestored(true)}
      // Draws again, and so reads again what the deletion has taken out of the cache.
      onUndone={() => setRestored(false)}
    />
  )
}

interface RecordLinkProps {
  area: Area
  id: string
  /** Whether it has taken the place of what had the focus. */
  takesFocus: boolean
}

function RecordLink({ area, id, takesFocus }: RecordLinkProps) {
  const region = useRegion()
  const link = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])
  const { entity } = area
  if (!isInRegion(area, region)) return null
  const href =
    accessTo(entity).create === 'nobody'
      ? listPath(region, entity) + openRecordSearch('', id)
      : editPath(region, entity, id)
  return (
    <Button ref={link} href={href} icon={<FileText />}>
      Open the {entity.labels.one}
    </Button>
  )
}
