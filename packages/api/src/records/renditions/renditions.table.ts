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
    /** The part of the picture that it shows, as in `pictureParts`. Empty for all of it. */
    part: text().notNull().default(''),
    width: integer().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    bytes: bytea().notNull(),
    /** How many bytes it has, so that a sum reads none of them. */
    size: integer().notNull().generatedAlwaysAs(sql.raw('octet_length(bytes)')),
    /** When somebody asked for it last, to the hour. */
    usedAt: timestampColumn().notNull().defaultNow(),
  },
  ({ hash, part, width, format }) => [primaryKey({ columns: [hash, part, width, format] })],
)

/**
 * The parts of pictures that public answers have named, as in their addresses: `0-0-640-480` is x, y, width and height in pixels. No other part
 * is ever encoded, so nobody can make a server encode without end. None is deleted before its picture: static sites keep their addresses.
 */
export const pictureParts = pgTable(
  'picture_parts',
  {
    hash: text()
      .notNull()
      .references(() => images.hash, { onDelete: 'cascade' }),
    part: text().notNull(),
  },
  ({ hash, part }) => [primaryKey({ columns: [hash, part] })],
)
