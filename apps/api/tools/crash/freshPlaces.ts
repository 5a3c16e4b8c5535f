import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { drop, makeEmpty, type Template } from '@staff/api/testing/postgresTemplate'

/** A new, unused database and the function that removes it. */
export interface FreshPlace {
  env: Record<string, string>
  remove(): Promise<void>
}

/** An empty data directory. */
export function freshFolder(): Promise<FreshPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-crash-'))
  return Promise.resolve({
    env: { DATA_DIR: dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  })
}

/** An empty PostgreSQL database beside the template. */
export async function freshPostgres(template: Template): Promise<FreshPlace> {
  const databaseUrl = await makeEmpty(template)
  return { env: { DATABASE_URL: databaseUrl }, remove: () => drop(template, databaseUrl) }
}
