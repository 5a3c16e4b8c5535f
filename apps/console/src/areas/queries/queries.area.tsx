import { defineArea } from '@staff/admin'
import { query } from '@staff/content/query/query.entity'

import { assigneeChoices } from './work/workQueries'
import { StatusBadge } from './work/StatusBadge'

/** Messages of visitors. Each row opens the whole message and the work on it. */
export const queriesArea = defineArea({
  entity: query,
  headings: { createdAt: 'Received' },
  cells: { status: ({ status }) => <StatusBadge status={status} /> },
  widths: {
    createdAt: '6.5rem',
    name: '8.25rem',
    email: '8.5rem',
    phone: '7.5rem',
    region: '3.5rem',
    status: '5.75rem',
    assigneeName: '6.5rem',
  },
  priorities: { subject: 1, status: 1, assigneeName: 2, email: 5, region: 5, phone: 5 },
  references: { assigneeId: assigneeChoices },
  openButton: {
    label: 'Open',
    icon: 'message',
    name: ({ name, subject }) => `Open “${subject}” of ${name}`,
  },
  actionsWidth: '8.25rem',
  recordDialog: async () => (await import('./QueryDialog')).QueryDialog,
})
