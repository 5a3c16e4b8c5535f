import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'

import { connect } from '../connect'
import { databaseIn } from './folderState'

// Each start opens a database.
const TIMEOUT_MS = 60_000

test(
  'the extensions of the migrations are there at each start',
  withFolder(async (open) => {
    await (await open()).close()
    const again = await open()
    await again.db.execute(
      sql`create table ranges (id integer, during int4range, exclude using gist (id with =, during with &&))`,
    )
    await again.db.execute(sql`insert into ranges values (1, '[1,3)')`)
    await expect(again.db.execute(sql`insert into ranges values (1, '[2,4)')`)).rejects.toThrow()
    await again.close()
  }),
  TIMEOUT_MS,
)

test(
  'a database that needs an unknown extension is refused in one sentence, and stays usable',
  withFolder(async (open, dataDir) => {
    await (await open()).close()
    const later = new PGlite(databaseIn(dataDir), { extensions: { citext } })
    await later.exec('create extension citext; create table words (word citext primary key)')
    await later.close()
    await expect(open()).rejects.toThrow(
      /cannot be opened: a later version of the console uses the extension citext, which this version does not have\./,
    )
    const back = new PGlite(databaseIn(dataDir), { extensions: { citext } })
    await back.exec("insert into words values ('kept')")
    await back.close()
  }),
  TIMEOUT_MS,
)

type Open = () => ReturnType<typeof connect>

function withFolder(act: (open: Open, dataDir: string) => Promise<void>) {
  return async () => {
    const dataDir = fs.mkdtempSync(join(tmpdir(), 'staff-extensions-'))
    const seed = new Blob([fs.readFileSync(inject('seed'))])
    await act(() => connect({ dataDir, seed }), dataDir)
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
