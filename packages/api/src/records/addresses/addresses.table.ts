import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'

/**
 * The slugs that lead to records on the public site, of all areas. A slug belongs to its record for good: until the record is deleted for
 * ever, no other one gets it. The current one is in the address of the record's page, and the earlier ones lead there.
 */
export const addresses = pgTable(
  'addresses',
  {
    area: text().notNull(),
    slug: text().notNull(),
    recordId: uuid().notNull(),
    isCurrent: boolean().notNull().default(true),
    /** When it became the current one, the last time. */
    since: timestampColumn().notNull().defaultNow(),
  },
  (address) => [
    primaryKey({ columns: [address.area, address.slug], name: 'addresses_pkey' }),
    index('addresses_record').on(address.recordId, address.area),
    uniqueIndex('addresses_current')
      .on(address.recordId, address.area)
      .where(sql`${address.isCurrent}`),
  ],
)
