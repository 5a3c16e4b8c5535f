import { boolean, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * Which record uses which picture, or refers or links to which record. Triggers write it in the transaction of each write, whichever path makes
 * it; see `usesSql`. `target` is the hash of a picture or the id of a record, which is one of `targetArea`.
 *
 * `place` is where the value stands: in the record as staff edit it (working), in a version of the public site (site), in a stored version (history)
 * or in a deleted record (trash). The last two name pictures only, without a field. Whether a use of the site is one of now depends on the
 * clock: `during` is when the site shows it.
 */
export const uses = pgTable(
  'uses',
  {
    id: uuid().primaryKey().defaultRandom(),
    area: text().notNull(),
    recordId: uuid().notNull(),
    place: text().notNull(),
    field: text().notNull(),
    kind: text().notNull(),
    target: text().notNull(),
    targetArea: text().notNull(),
    /** Whether nobody has described a picture whose field asks for that. */
    isUndescribed: boolean().notNull().default(false),
    during: timeRange(),
    version: integer(),
  },
  (use) => [
    index('uses_target').on(use.target, use.place),
    index('uses_record').on(use.recordId, use.area),
  ],
)
