import { RelativeTime } from '../RelativeTime/RelativeTime'
import { Stars } from '../Stars/Stars'
import { arabic, longText } from '../stories/states'
import { samplePicture } from '../Thumbnail/samplePicture'
import { Thumbnail } from '../Thumbnail/Thumbnail'
import type { Column } from './columns'
import { rowButton } from './row/rowButton'

/** The part of a testimonial that the table's stories need. */
export interface SampleRow {
  id: string
  name: string
  rating: number
  description: string
  updatedAt: string
}

const now = new Date('2026-11-14T10:00:00Z')

export const sampleColumns: Column<SampleRow>[] = [
  {
    key: 'image',
    header: 'Image',
    role: 'picture',
    cell: () => <Thumbnail src={samplePicture} alt="" />,
  },
  {
    key: 'name',
    header: 'Name',
    role: 'lead',
    sortable: true,
    width: '13rem',
    cell: ({ name }) => name,
  },
  {
    key: 'rating',
    header: 'Rating',
    role: 'detail',
    sortable: true,
    sorts: 'number',
    width: '7rem',
    cell: ({ rating }) => <Stars value={rating} />,
  },
  {
    key: 'description',
    header: 'Description',
    role: 'detail',
    priority: 2,
    cell: ({ description }) => description,
  },
  {
    key: 'updatedAt',
    header: 'Updated',
    role: 'detail',
    sortable: true,
    sorts: 'date',
    priority: 3,
    width: '7.5rem',
    cell: ({ updatedAt }) => <RelativeTime value={updatedAt} now={now} />,
  },
]

export const sampleRows: SampleRow[] = [
  {
    id: '1',
    name: 'Priya Raman',
    rating: 5,
    description:
      'They rebuilt our booking portal in eleven weeks and the drivers actually like it. What stayed with me is how they worked: a demo every Friday, no surprises on the invoice.',
    updatedAt: '2026-11-14T08:00:00Z',
  },
  {
    id: '2',
    name: 'Tom Okafor',
    rating: 5,
    description: 'Two contractors became four became a team we could not do without.',
    updatedAt: '2026-11-13T09:00:00Z',
  },
  {
    id: '3',
    name: 'Lucía Ferrer de la Vega y Montoya-Castellanos',
    rating: 4,
    description: 'Calm, candid and quick.',
    updatedAt: '2026-11-12T09:00:00Z',
  },
  {
    id: '4',
    name: 'Aiko Tanaka',
    rating: 3,
    description:
      'Good engineers; the first month needed more hand-holding than we had planned for.',
    updatedAt: '2025-11-02T09:00:00Z',
  },
]

export function sampleActions({ id, name }: SampleRow) {
  return (
    <>
      {rowButton({
        kind: 'edit',
        label: 'Edit',
        name: `Edit ${name}`,
        icon: 'edit',
        href: `#edit-${id}`,
      })}
      {rowButton({ kind: 'menu', name: `Actions for ${name}`, icon: 'more' })}
    </>
  )
}

/** A row with long texts. */
export const longRow: SampleRow = {
  id: 'long',
  name: 'Lucía Ferrer de la Vega y Montoya-Castellanos',
  rating: 4,
  description: `${longText}. ${longText}.`,
  updatedAt: '2026-11-12T09:00:00Z',
}

/** A row in a right-to-left script. */
export const arabicRow: SampleRow = {
  ...longRow,
  id: 'arabic',
  name: arabic.person,
  description: arabic.sentence,
}
