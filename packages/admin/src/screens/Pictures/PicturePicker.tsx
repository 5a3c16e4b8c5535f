import type { ListedPicture } from '@staff/contract'
import { EmptyState, ErrorState, Pagination, SearchInput, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'

import { pictureQueries } from '../../data/pictures/pictures'
import { usePages } from '../Page/usePages'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'
import { PictureItems } from './PictureItems'

export interface PicturePickerProps {
  /**
   * The hash of a picture that cannot be chosen.
   * @default none
   */
  without?: string
  onChoose: (picture: ListedPicture) => void
}

/** The smallest number of pictures on a page. */
const FEW = 10

/** Finds one of the stored pictures, the newest first: for a dialog or a form. */
export function PicturePicker({ without, onChoose }: PicturePickerProps) {
  const [q, setQ] = useState('')
  const pages = usePages(FEW)
  const query = useQuery(
    pictureQueries.page({
      q: q.trim(),
      sort: 'uploadedAt',
      used: '',
      described: '',
      uploaders: [],
      page: pages.page,
      pageSize: pages.pageSize,
    }),
  )
  const { data } = query
  const pictures = data?.records.filter(({ hash }) => hash !== without) ?? []

  return (
    <div style={column}>
      <SearchInput
        label="Search by file name"
        placeholder="Search by file name"
        value={q}
        onChange={(words) => {
          setQ(words)
          pages.onPage(1)
        }}
      />
      {query.isPending && <TrashSkeleton selectable={false} />}
      {!query.isPending && !data && (
        <ErrorState title="The pictures could not be loaded" onRetry={() => void query.refetch()}>
          {query.error?.message}
        </ErrorState>
      )}
      {data && pictures.length === 0 && (
        <EmptyState icon={<ImageOff />} title="No picture was found" />
      )}
      <PictureItems
        pictures={pictures}
        view="grid"
        busy={query.isPlaceholderData}
        onOpen={onChoose}
      />
      {data && data.total > FEW && <Pagination {...pages} total={data.total} />}
    </div>
  )
}

const column = { display: 'grid', gap: space.s3 } as const
