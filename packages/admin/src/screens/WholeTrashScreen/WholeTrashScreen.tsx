import type { TrashPage } from '@staff/contract'
import { Card, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { wholeTrashQueries } from '../../data/trash/wholeTrashQueries'
import { useContent, type Area } from '../../shared/admin'
import { trashAreas } from '../../shared/trash/trashAreas'
import { modal } from '../../stores/modal'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { Page } from '../Page/Page'
import { DeleteForeverDialog } from '../TrashScreen/DeleteForeverDialog'
import { NothingInTrash } from '../TrashScreen/NothingInTrash'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'
import { TrashTotal } from '../TrashScreen/TrashTotal'
import { useFoundAnnouncement } from '../TrashScreen/useFoundAnnouncement'
import { useWholeTrashParams } from './useWholeTrashParams'
import { WholeTrashList } from './WholeTrashList'
import { isTrashNarrowed } from './wholeTrashParams'
import { WholeTrashToolbar } from './WholeTrashToolbar'
import { useReader } from '../../shared/useReader'

/** The deleted records of all areas, for those who may delete some. */
export function WholeTrashScreen() {
  const reader = useReader()
  const { areas } = useContent()
  const open = useMemo(() => trashAreas(areas, reader), [areas, reader])
  return open.length === 0 ? <AccessDenied /> : <WholeTrash areas={open} />
}

/** `areas` are those whose trash the person can open. */
function WholeTrash({ areas }: { areas: readonly Area[] }) {
  const names = useMemo(() => areas.map(({ entity }) => entity.area), [areas])
  const { params, change } = useWholeTrashParams(names)
  const query = useQuery(wholeTrashQueries.page(params))
  const { data } = query
  const isNarrowed = isTrashNarrowed(params)
  const { q, recordId } = params
  const asked = [q, ...params.areas, recordId].filter(Boolean).join(' ')
  useFoundAnnouncement(asked, query.isPlaceholderData ? undefined : data?.total)
  const clear = () => change({ q: '', areas: [], recordId: '' })

  return (
    <Page
      title="Trash"
      // The empty string reserves the space, so that the heading does not move.
      note={data ? <TrashTotal total={data.total} isFound={isNarrowed} /> : ''}
      intro="Deleted records of all areas can be restored here until they are deleted permanently. To restore many at once, open the trash of their area."
    >
      <Card>
        <WholeTrashToolbar
          areas={areas}
          params={params}
          counts={data?.areas}
          isAnswering={query.isFetching}
          onChange={change}
        />
        {content(data)}
      </Card>
      <AskedDialog areas={areas} records={data?.records ?? []} />
    </Page>
  )

  function content(page: TrashPage | undefined) {
    if (query.isPending) return <TrashSkeleton selectable={false} />
    if (!page) {
      return (
        <ErrorState title="The trash could not be loaded" onRetry={() => void query.refetch()}>
          {query.error?.message}
        </ErrorState>
      )
    }
    if (page.total === 0) {
      const filter = recordId ? 'record' : params.areas.length > 0 ? 'areas' : undefined
      return <NothingInTrash q={q} filter={filter} onClear={clear} />
    }
    return (
      <WholeTrashList
        areas={areas}
        page={page}
        params={params}
        busy={query.isPlaceholderData}
        onChange={change}
      />
    )
  }
}

/** The question before a record is deleted for ever, about the area of that record. */
function AskedDialog({ areas, records }: Pick<TrashPage, 'records'> & { areas: readonly Area[] }) {
  const { record } = useSnapshot(modal)
  const asked = areas.find(({ entity }) => entity.area === record?.area)
  return asked ? <DeleteForeverDialog entity={asked.entity} records={records} /> : null
}
