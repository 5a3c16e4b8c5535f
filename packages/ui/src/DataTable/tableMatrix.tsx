import { Card } from '../Card/Card'
import type { MatrixProps } from '../stories/Matrix'
import { arabic } from '../stories/states'
import { DataTable, type DataTableProps } from './DataTable'
import {
  arabicRow,
  longRow,
  sampleActions,
  sampleColumns,
  sampleRows,
  type SampleRow,
} from './sampleRows'

/** All states of the table. */
export const tableMatrix: MatrixProps<DataTableProps<SampleRow>> = {
  room: '100%',
  draw: (props) => (
    <Card>
      <DataTable {...props} />
    </Card>
  ),
  base: {
    caption: 'Testimonials',
    columns: sampleColumns,
    rows: sampleRows.slice(0, 2),
    rowKey: ({ id }) => id,
    sort: { key: 'name', order: 'asc' },
    onSort: () => {},
    actions: sampleActions,
  },
  states: {
    Default: {},
    'Hover, a row': { pseudo: 'hover', on: 'tbody a' },
    'Hover, a header': { pseudo: 'hover', on: '[aria-sort="none"] button' },
    'Focus visible, a header': { pseudo: 'focus-visible', on: 'th button' },
    'Focus visible, an action': { pseudo: 'focus-visible', on: 'tbody a' },
    Loading: { props: { busy: true } },
    'Long text': {
      props: { rows: [longRow] },
    },
    'Right to left': {
      props: {
        caption: arabic.testimonials,
        rows: [arabicRow],
      },
      dir: 'rtl',
    },
  },
}
