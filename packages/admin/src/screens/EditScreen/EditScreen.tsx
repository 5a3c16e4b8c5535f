import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { snapshot } from 'valtio'

import { useContent } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'
import { listPath } from '../../shared/paths'
import { listEntityOf } from '../../shared/returnPath'
import { useRegion } from '../../shared/regions/useRegion'
import { statusOf } from '../../data/live/publication'
import { recordQueries } from '../../data/records/recordQueries'
import { rememberRecent } from '../../stores/preferences/recents'
import { Page } from '../Page/Page'
import { RecordEditor } from '../RecordEditor/RecordEditor'
import { EditorSkeleton } from '../RecordEditor/EditorSkeleton'
import { RecordProblem } from '../RecordEditor/RecordProblem'
import { PageSlug } from '../RecordEditor/address/PageSlug'
import { EditorActions } from '../RecordEditor/beside/EditorActions'
import { editTitles } from '../RecordEditor/editTitles'
import { useLiveSite } from '../RecordEditor/liveSite/useLiveSite'
import { RequiredIntro } from '../RecordEditor/RequiredIntro'
import { RecordHistory } from './RecordHistory'
import { useLateUndo } from './useLateUndo'
import { useRestoredForm } from './useRestoredForm'
import { useShownRecord } from './useShownRecord'

export interface EditScreenProps {
  area: AreaScreens
}

/** The form of one stored record. */
export function EditScreen({ area }: EditScreenProps) {
  const { recordId = '' } = useParams()
  return <EditedRecord key={recordId} area={area} recordId={recordId} />
}

function EditedRecord({ area, recordId }: EditScreenProps & { recordId: string }) {
  const { entity } = area
  const { one } = entity.labels
  const parent = listEntityOf(useContent().areas, entity)
  const region = useRegion()
  const client = useQueryClient()
  const queries = recordQueries(entity)
  const query = useQuery(queries.one(recordId))
  const { shown, container, show } = useShownRecord(entity, query, listed)
  const undo = useLateUndo(entity, recordId)
  const isLive = useLiveSite(entity)
  const { refused, turn, onRefused } = useRestoredForm(entity, recordId, show)

  const title = shown && !entity.isPersonal ? entity.titleOf(shown) : undefined
  useEffect(() => {
    if (title !== undefined) rememberRecent({ area: entity.area, id: recordId, title })
  }, [entity, recordId, title])

  if (shown)
    return (
      <>
        <div ref={container}>
          <PageSlug entity={entity} id={recordId}>
            <RecordEditor
              key={`${shown.version} ${statusOf(entity, shown)} ${turn} ${undo?.key}`}
              area={area}
              record={shown}
              refused={refused}
              undo={undo}
            />
          </PageSlug>
        </div>
        <RecordHistory entity={entity} record={shown} onRefused={onRefused} />
      </>
    )
  return (
    <Page
      width={isLive ? 'list' : 'text'}
      {...editTitles(entity, undefined)}
      intro={query.isPending && <RequiredIntro entity={entity} />}
      actions={
        query.isPending && <EditorActions entity={entity} id={recordId} record={undefined} />
      }
    >
      {query.error && (
        <RecordProblem
          error={query.error}
          one={one}
          notFoundTitle={`This ${one} does not exist`}
          wayOut={{
            label: `All ${parent.labels.many.toLowerCase()}`,
            href: listPath(region, parent),
          }}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <EditorSkeleton area={area} id={recordId} />}
    </Page>
  )

  /** The record from a cached list, as it is now: the list shows a save at once, and the form needs what was before. */
  function listed() {
    const found = queries.cachedRecord(client, recordId)
    return found && snapshot(found)
  }
}
