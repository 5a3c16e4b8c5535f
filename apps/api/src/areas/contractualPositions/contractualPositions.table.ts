import { pgTable, text } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText, titleText, sortIndexes } from '@staff/api/tables'

/** Open positions with a fixed-term contract. */
export const contractualPositions = pgTable(
  'contractual_positions',
  {
    id: recordId(),
    role: text().notNull(),
    location: text().notNull(),
    duration: text().notNull(),
    type: text().notNull(),
    interviewMode: text().notNull(),
    summary: text().notNull(),
    searchText: searchText('role', 'location', 'summary'),
    titleText: titleText('role'),
    ...recordColumns(),
  },
  (position) => [
    ...sortIndexes(
      position.id,
      position.role,
      position.location,
      position.duration,
      position.type,
      position.interviewMode,
      position.updatedAt,
    ),
  ],
)
