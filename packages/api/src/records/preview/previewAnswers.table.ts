import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { recordId, timestampColumn } from '../../platform/db/columns'

/**
 * What readers of preview links say about versions of records. `linkId` is the link that they had, which may be deleted since. The name is what
 * they say it is.
 */
export const previewAnswers = pgTable(
  'preview_answers',
  {
    id: recordId(),
    linkId: uuid().notNull(),
    area: text().notNull(),
    recordId: uuid().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    approves: boolean().notNull(),
    comment: text().notNull(),
    answeredAt: timestampColumn().notNull().defaultNow(),
  },
  (answer) => [
    index('preview_answers_record').on(answer.recordId, answer.area),
    index('preview_answers_link').on(answer.linkId),
  ],
)
