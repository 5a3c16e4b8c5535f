import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { afterAll, expect, test } from 'vitest'

import { recoveryCodes, secondFactors } from '../../identity/secondFactor/secondFactors.table'
import { addFactor, SECRETS_KEY } from '../../identity/secondFactor/testing'
import { users } from '../../identity/users/users.table'
import { createSecretBox } from '../../platform/secrets/secretBox'
import { eachDatabase } from '../../testing/eachDatabase'
import { readConfig } from '../config/readConfig'
import { firstStart } from '../firstStart/firstStart'
import { content } from '../../testing/testContent'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

const folder = mkdtempSync(join(tmpdir(), 'staff-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

eachDatabase((open) => {
  test.each([
    ['the key of the server', 0, SECRETS_KEY],
    ['another key', 1, 'another key of the second factors'],
    ['no key', 1, undefined],
  ])('with %s a restore leaves second factors out: %s', async (_what, lost, key) => {
    const [site, target] = [await open(), await open()]
    await firstStart(site, readConfig({}), content)
    const [user] = await site.db.select().from(users)
    await addFactor(site.db, user?.id ?? '')
    const file = join(folder, `${site.kind}-${lost}-${key?.length}.gz`)
    await writeBackup(site.db, file)
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain('GEZDGNBVGY3TQOJQ')
    const box = createSecretBox(key)
    const restored = await restoreBackup(target.db, file, {
      replace: false,
      isReadable: (sealed, userId) => box?.open(sealed, userId) !== undefined,
    })
    expect(restored.lostFactors).toBe(lost)
    const counts = [await target.db.$count(secondFactors), await target.db.$count(recoveryCodes)]
    expect(counts).toEqual([1 - lost, 1 - lost])
    expect(await target.db.$count(users)).toBe(await site.db.$count(users))
  })
})
