import type { PictureFormat } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { bytea, timestampColumn } from '../../platform/db/columns'
import { images } from '../images/images.table'

/** Pictures in other sizes and formats, made when they are first asked for. They can be deleted at any time: they are made again. */
export const renditions = pgTable(
  'renditions',
  {
    hash: text()
      .notNull()
      .references(() => images.hash, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    bytes: bytea().notNull(),
    /** How many bytes it has, so that a sum reads none of them. */
    size: integer().notNull().generatedAlwaysAs(sql.raw('octet_length(bytes)')),
    /** When somebody asked for it last, to the hour. */
    usedAt: timestampColumn().notNull().defaultNow(),
  },
  (rendition) => [primaryKey({ columns: [rendition.hash, rendition.width, rendition.format] })],
)
