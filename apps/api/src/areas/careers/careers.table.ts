import { sql } from 'drizzle-orm'
import { check, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'

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
  title: text().notNull(),
  experience: doublePrecision().notNull(),
  location: text().notNull(),
  department: text().notNull(),
  type: text().notNull(),
  description: text().notNull(),
  ...searchEngineColumns(),
}

/** Open positions. `experience` is in years. */
export const careers = pgTable(
  'careers',
  {
    jobId: recordId(),
    ...shown,
    // A draft may lack it.
    experience: doublePrecision(),
    searchText: searchText('title', 'location', 'department', 'description'),
    titleText: titleText('title'),
    ...recordColumns(),
  },
  (career) => [
    check('careers_experience_range', sql`${career.experience} between 0 and 50`),
    ...sortIndexes(
      career.jobId,
      career.title,
      career.experience,
      career.location,
      career.department,
      career.type,
      career.updatedAt,
    ),
  ],
)

/** The versions that the public site shows, and when. */
export const careersLive = liveTable(
  'careers',
  {
    jobId: uuid().notNull(),
    ...shown,
    searchText: searchText('title', 'location', 'department', 'description'),
  },
  { id: 'jobId', sortedBy: ['title', 'experience', 'location', 'department', 'type'] },
)
