import { mayDeletePictures, type ListedPicture, type Pictures } from '@staff/contract'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Pagination,
  SegmentedControl,
  space,
} from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Images, SearchX } from 'lucide-react'
import { Suspense, useState } from 'react'

import { pictureQueries } from '../../data/pictures/pictures'
import { useContent } from '../../shared/admin'
import { lazyComponent } from '../../shared/lazyComponent'
import { brokenLinksPath } from '../../shared/paths'
import { hasPictures } from '../../shared/pictures/hasPictures'
import { useRegion } from '../../shared/regions/useRegion'
import { useReader } from '../../shared/useReader'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { isPaged } from '../ListScreen/table/RecordTable'
import { Page } from '../Page/Page'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'
import { TrashTotal } from '../TrashScreen/TrashTotal'
import { useFoundAnnouncement } from '../TrashScreen/useFoundAnnouncement'
import { PictureItems } from './PictureItems'
import { picturesText } from './pictureTexts'
import { PicturesToolbar } from './PicturesToolbar'
import { UploadPictures } from './UploadPictures'
import { isNarrowed, SORTS, usePictureParams, type ShownPictures } from './usePictureParams'

const PictureDialog = lazyComponent(async () => (await import('./PictureDialog')).default)
const DeleteUnusedDialog = lazyComponent(async () => (await import('./DeleteUnusedDialog')).default)

/** All pictures, for those who may edit records with pictures. */
export function PicturesScreen() {
  const reader = useReader()
  const { areas } = useContent()
  return hasPictures(areas, reader) ? <AllPictures /> : <AccessDenied />
}

function AllPictures() {
  const region = useRegion()
  const { params, change } = usePictureParams()
  const { view, ...asked } = params
  const query = useQuery(pictureQueries.page(asked))
  const { data } = query
  const [opened, setOpened] = useState<ListedPicture>()
  const narrowed = isNarrowed(params)
  const words = [params.q, params.used, params.described, ...params.uploaders]
    .filter(Boolean)
    .join(' ')
  useFoundAnnouncement(words, query.isPlaceholderData ? undefined : data?.total, picturesText)

  return (
    <Page
      title="Pictures"
      width="list"
      // The empty string reserves the space, so that the heading does not move.
      note={data ? <TrashTotal total={data.total} isFound={narrowed} /> : ''}
      intro="Every stored picture, and where it is used."
      actions={
        <>
          <Button href={brokenLinksPath(region)}>Broken links</Button>
          <DeleteUnused />
        </>
      }
    >
      <UploadPictures />
      <Card>
        <PicturesToolbar
          params={params}
          uploaders={data?.uploaders ?? []}
          isAnswering={query.isFetching}
          onChange={change}
        />
        <div style={viewBar}>
          <SegmentedControl
            label="Sort by"
            value={params.sort}
            options={SORTS}
            onChange={(sort) => change({ sort })}
          />
          <SegmentedControl
            label="View"
            value={view}
            options={VIEWS}
            onChange={(chosen) => change({ view: chosen }, { replace: true })}
          />
        </div>
        {content()}
      </Card>
      <Suspense>
        {opened && <PictureDialog picture={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Page>
  )

  function content() {
    if (query.isPending) return <TrashSkeleton selectable={false} />
    if (!data) {
      return (
        <ErrorState title="The pictures could not be loaded" onRetry={() => void query.refetch()}>
          {query.error.message}
        </ErrorState>
      )
    }
    if (data.total === 0) {
      const clear = () => change({ q: '', used: '', described: '', uploaders: [] })
      return <Nothing isNarrowed={narrowed} onClear={clear} />
    }
    return (
      <Found
        page={data}
        params={params}
        busy={query.isPlaceholderData}
        onChange={change}
        onOpen={setOpened}
      />
    )
  }
}

/** Deletes all pictures that nothing uses, for those who may delete records with pictures. */
function DeleteUnused() {
  const reader = useReader()
  const { areas } = useContent()
  const [isOpen, setOpen] = useState(false)
  const entities = areas.map(({ entity }) => entity)
  if (!mayDeletePictures(reader, entities)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete unused…</Button>
      <Suspense>{isOpen && <DeleteUnusedDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const VIEWS = [
  { value: 'grid' as const, label: 'Grid' },
  { value: 'list' as const, label: 'List' },
]

interface FoundProps {
  page: Pictures
  params: ShownPictures
  busy: boolean
  onChange: (changes: Partial<ShownPictures>) => void
  onOpen: (picture: ListedPicture) => void
}

function Found({ page: { records, total }, params, busy, onChange, onOpen }: FoundProps) {
  const { view, page, pageSize } = params
  return (
    <>
      <PictureItems pictures={records} view={view} busy={busy} onOpen={onOpen} />
      {isPaged(total, pageSize) && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={(chosen) => onChange({ page: chosen })}
          onPageSize={(chosen) => onChange({ pageSize: chosen })}
        />
      )}
    </>
  )
}

function Nothing({ isNarrowed: narrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!narrowed)
    return (
      <EmptyState icon={<Images />} title="There are no pictures yet">
        Upload some above, or in the form of a record.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<SearchX />}
      title="No picture matches"
      action={<Button onClick={onClear}>Show all pictures</Button>}
    >
      Try fewer words, or another filter.
    </EmptyState>
  )
}

const viewBar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
  justifyContent: 'space-between',
  padding: `${space.s3} ${space.s4} 0`,
} as const
