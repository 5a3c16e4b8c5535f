import type { AuditEntity } from '@staff/entity/people'

import { defineArea } from '../../../shared/defineArea'
import { auditPeople } from './auditPeople'
import { withComputed } from './auditRecord'
import { Summary } from './Summary'

/** Who did what. Each row opens the details: every changed field, old and new. */
export const auditArea = (entity: AuditEntity) =>
  defineArea({
    entity,
    headings: { createdAt: 'When' },
    cells: { summary: (entry) => <Summary entry={entry} /> },
    widths: { createdAt: '7rem', summary: '14rem', area: '9.5rem', address: '9rem' },
    priorities: { createdAt: 1, address: 2, area: 3 },
    references: { userId: auditPeople(entity) },
    openButton: {
      label: 'Details',
      name: (entry) => `Details: ${withComputed(entry).summary}`,
    },
    actionsWidth: '7rem',
    recordDialog: async () => (await import('./AuditDialog')).auditDialog(entity),
  })
