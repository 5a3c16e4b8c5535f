import { defineArea } from '@staff/admin'
import { query } from '@staff/forms/content/query/query.entity'

import { QueryDialog } from './QueryDialog'
import { ReadButton } from './ReadButton'

/** Messages of visitors. Each row opens the whole message. */
export const queriesArea = defineArea({
  entity: query,
  headings: { createdAt: 'Received' },
  widths: {
    createdAt: '6rem',
    name: '8.25rem',
    email: '13rem',
    phone: '9.5rem',
    region: '4rem',
  },
  priorities: { subject: 1, email: 2, phone: 4 },
  RowActions: ReadButton,
  actionsWidth: '11.5rem',
  RecordDialog: QueryDialog,
})
