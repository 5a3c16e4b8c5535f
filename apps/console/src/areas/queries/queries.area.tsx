import { query } from '@staff/forms/query/query.entity'

import { defineArea } from '../../app/defineArea'
import { QueryDialog } from './QueryDialog'
import { ReadButton } from './ReadButton'

/** What visitors of the public site asked; each row opens the whole message. */
export const queriesArea = defineArea({
  entity: query,
  headings: { createdAt: 'Received' },
  widths: { createdAt: '7.75rem', email: '13rem', phone: '10rem', region: '5rem' },
  RowActions: ReadButton,
  actionsWidth: '6.5rem',
  Opened: QueryDialog,
})
