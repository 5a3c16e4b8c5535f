import type { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

import { StartError } from '../../problems/startError'

/**
 * The extensions that the embedded database can load. A version brings an extension before the version that creates it, so that the
 * earlier one still starts on the database of the later one. `pg_trgm` makes searches fast, and `btree_gist` keeps two live
 * versions of a record apart.
 */
export const EXTENSIONS = { btree_gist, pg_trgm }

/**
 * Throws a StartError if a later version has created an extension whose files this version does not have. Without this check the
 * start succeeds, and the first query of a table with such an index fails.
 */
export async function refuseUnknownExtensions(pglite: PGlite, dataDir: string): Promise<void> {
  const { rows } = await pglite.query<{ extname: string }>('select extname from pg_extension')
  const unknown = rows.map(({ extname }) => extname).filter((name) => !KNOWN.has(name))
  if (unknown.length === 0) return
  throw new StartError(
    `The database in ${dataDir} cannot be opened: a later version of the console uses the extension ${unknown.join(', ')}, which ` +
      'this version does not have. Start that version again, or restore a backup that this version has made into an empty folder.',
  )
}

// PostgreSQL itself has plpgsql.
const KNOWN: ReadonlySet<string> = new Set([...Object.keys(EXTENSIONS), 'plpgsql'])
