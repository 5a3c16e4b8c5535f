import type { JobKind } from '@staff/contract'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { recordId, timestampColumn } from '../../platform/db/columns'

/** What a job needs beside its record, until it is done: most of it is for mails. */
export interface JobData {
  /** The address that somebody has entered who has forgotten the password, and the network address of the call. */
  email?: string
  address?: string
  /** The address that gets it in place of the user's: their former one. */
  to?: string
  /** Who has sent it, by name: an administrator, who asks to publish, who sends back, or what the reader of a preview link has entered. */
  by?: string
  /** Who has set the end that a job notes; `by` is their name. */
  userId?: string | null
  /** The version of a record that it is about, and what somebody says of it. */
  about?: AboutRecord
}

/** What somebody says of a version of a record. `approves` is for readers of preview links. */
export interface AboutRecord {
  area: string
  id: string
  version: number
  comment: string
  approves?: boolean
}

/**
 * The background jobs. A job is about an edge, the instant `due`, exact to what live versions have, at which a record goes live or ends, or it
 * sends a mail, which is due at once. There is one job for an edge, however often it is scheduled. `lease` is until when a server has it, or
 * after an error until when nobody tries it again.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: recordId(),
    kind: text().$type<JobKind>().notNull(),
    area: text().notNull(),
    recordId: uuid().notNull(),
    due: exactTime().notNull(),
    lease: exactTime(),
    attempts: integer().notNull().default(0),
    error: text(),
    data: jsonb().$type<JobData>(),
    doneAt: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (job) => [
    uniqueIndex('jobs_edge').on(job.area, job.recordId, job.kind, job.due),
    index('jobs_open')
      .on(job.due)
      .where(sql`done_at is null`),
    index('jobs_done').on(job.doneAt),
  ],
)

function exactTime() {
  return timestamp({ mode: 'string', precision: 6, withTimezone: true })
}
