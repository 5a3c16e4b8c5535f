import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import {
  liveTable,
  recordColumns,
  recordId,
  searchEngineColumns,
  searchText,
  sortIndexes,
  titleText,
} from '@staff/api/tables'

/** What the public site shows. */
const shown = {
  role: text().notNull(),
  location: text().notNull(),
  duration: text().notNull(),
  type: text().notNull(),
  interviewMode: text().notNull(),
  summary: text().notNull(),
  ...searchEngineColumns(),
}

/** Open positions with a fixed-term contract. */
export const contractualPositions = pgTable(
  'contractual_positions',
  {
    id: recordId(),
    ...shown,
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

/** The versions that the public site shows, and when. */
export const contractualPositionsLive = liveTable(
  'contractual_positions',
  {
    id: uuid().notNull(),
    ...shown,
    searchText: searchText('role', 'location', 'summary'),
  },
  { id: 'id', sortedBy: ['role', 'location', 'duration', 'type', 'interviewMode'] },
)
