import type { ListedPicture } from '@staff/contract'
import { EmptyState, ErrorState, Pagination, SearchInput, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { ImageOff, SearchX } from 'lucide-react'
import { useState } from 'react'

import { pictureQueries } from '../../data/pictures/pictures'
import { usePages } from '../Page/usePages'
import { useFoundAnnouncement } from '../TrashScreen/useFoundAnnouncement'
import { PictureItems } from './PictureItems'
import { PictureGridSkeleton } from './PictureGridSkeleton'
import { picturesText } from './pictureTexts'

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
  const words = q.trim()
  const pages = usePages(FEW)
  const query = useQuery(
    pictureQueries.page({
      q: words,
      sort: 'uploadedAt',
      used: '',
      described: '',
      uploaders: [],
      page: pages.page,
      pageSize: pages.pageSize,
    }),
  )
  const { data } = query
  useFoundAnnouncement(words, query.isPlaceholderData ? undefined : data?.total, picturesText)
  const pictures = data?.records.filter(({ hash }) => hash !== without) ?? []

  return (
    <div style={column}>
      <SearchInput
        label="Search by file name"
        placeholder="Search by file name"
        value={q}
        onChange={(typed) => {
          setQ(typed)
          pages.onPage(1)
        }}
      />
      <div style={results}>
        {query.isPending && <PictureGridSkeleton />}
        {!query.isPending && !data && (
          <ErrorState title="The pictures could not be loaded" onRetry={() => void query.refetch()}>
            {query.error?.message}
          </ErrorState>
        )}
        {data && pictures.length === 0 && <NoPicture words={words} />}
        <PictureItems
          pictures={pictures}
          view="grid"
          busy={query.isPlaceholderData}
          onOpen={onChoose}
        />
      </div>
      {data && data.total > FEW && <Pagination {...pages} total={data.total} />}
    </div>
  )
}

function NoPicture({ words }: { words: string }) {
  return words ? (
    <EmptyState icon={<SearchX />} title="No picture matches">
      No file that was uploaded has “{words}” in its name.
    </EmptyState>
  ) : (
    <EmptyState icon={<ImageOff />} title="There are no pictures yet">
      Those that are uploaded are here.
    </EmptyState>
  )
}

// The pictures begin below the search.
const results = { marginInline: `calc(-1 * ${space.s4} - ${space.s2})` } as const

const column = { display: 'grid', gap: space.s3 } as const
