import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

import { bytea, timestampColumn } from '../../platform/db/columns'

/**
 * The files with a hash in their name of each build that was deployed, by their path. `bytes` are compressed with Brotli, unless the
 * file is compressed already, as a font is. `deployedAt` is when a node last had the file.
 */
export const deployedFiles = pgTable('deployed_files', {
  path: text().primaryKey(),
  bytes: bytea().notNull(),
  isBrotli: boolean().notNull(),
  deployedAt: timestampColumn().notNull(),
})
