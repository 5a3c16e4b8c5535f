import { sql } from 'drizzle-orm'
import { check, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText, titleText, sortIndexes } from '@staff/api/tables'

/** Open positions. `experience` is in years. */
export const careers = pgTable(
  'careers',
  {
    jobId: recordId(),
    title: text().notNull(),
    experience: doublePrecision().notNull(),
    location: text().notNull(),
    department: text().notNull(),
    type: text().notNull(),
    description: text().notNull(),
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
