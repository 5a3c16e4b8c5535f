import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { eachFreshPlace } from '@staff/server/tools/crash/eachFreshPlace'
import type { FreshPlace } from '@staff/server/tools/crash/freshPlaces'
import { ADMIN } from '@staff/server/tools/crash/site'
import { afterAll, expect, inject, test, vi } from 'vitest'

import { SECRET, startFakeS3 } from '../../records/images/store/testing/fakeS3'
import { runServer, startServer } from '../../testing/serverProcess'

// Each test starts several servers and commands.
vi.setConfig({ testTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'staff-picture-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function command(name: string, env: FreshPlace['env'], ...words: string[]) {
  const path = join(dirname(inject('server')), `${name}.js`)
  return runServer(path, { ...env, INIT_CWD: folder }, words)
}

eachFreshPlace((fresh) => {
  test('pictures of a site move to the storage, are backed up in both ways, and move back', async () => {
    const s3 = await startFakeS3()
    const [{ env }, target] = [await fresh(), await fresh()]
    const storage = {
      PICTURES_URL: 's3://bucket/pictures',
      PICTURES_ENDPOINT: s3.storage.bucketUrl.replace('/bucket', ''),
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'KEY',
      AWS_SECRET_ACCESS_KEY: SECRET,
    }
    const place = { ...env, ...storage }
    const first = await startServer(inject('server'), { ...env, ...ADMIN, DEMO: '1' })
    await first.end('SIGTERM')
    expect(await command('pictures', env, 'to-storage')).toMatchObject({
      code: 1,
      err: 'Set PICTURES_URL to the object storage, and its keys.\n',
    })
    expect((await command('pictures', place, 'elsewhere')).err).toMatch(/^Usage: npm run pictures/)

    const moved = await command('pictures', place, 'to-storage')
    expect(moved).toMatchObject({ code: 0, err: '' })
    const [, count] = /^Moved (\d+) pictures to s3:\/\/bucket\/pictures\.\n$/.exec(moved.out) ?? []
    expect(s3.objects.size).toBe(Number(count))
    expect(Number(count)).toBeGreaterThan(3)
    expect(await command('server', env)).toMatchObject({
      code: 1,
      err: `${count} pictures of this site are in an object storage: set PICTURES_URL to it, and its keys.\n`,
    })
    const wrong = await command('server', { ...place, AWS_SECRET_ACCESS_KEY: 'another-secret' })
    expect(wrong.code).toBe(1)
    expect(wrong.err).toMatch(/ answers 403 SignatureDoesNotMatch: check AWS_ACCESS_KEY_ID/)
    expect(wrong.err).not.toContain('another-secret')

    const server = await startServer(inject('server'), place)
    const [key = '', bytes] = [...s3.objects][0] ?? []
    const picture = await fetch(`${server.url}/api/images/${key.replace('pictures/', '')}`)
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(bytes)
    const kind = env['DATA_DIR'] ? 'a' : 'b'
    const [whole, list] = [`${kind}.backup.gz`, `${kind}-list.backup.gz`]
    expect(await command('backup', place, whole)).toMatchObject({ code: 0, err: '' })
    expect((await command('backup', place, list, '--pictures=list')).out).toMatch(
      /\.gz\. Pictures in the object storage are only listed\.\n$/,
    )
    expect((await command('backup', place, list, '--pictures=some')).code).toBe(2)
    await server.end('SIGTERM')

    expect(await command('restore', target.env, list)).toMatchObject({
      code: 1,
      err: `This backup has no bytes of ${count} pictures: set PICTURES_URL to the object storage that has them, and its keys. Nothing was changed.\n`,
    })
    expect((await command('restore', { ...target.env, ...storage }, list)).code).toBe(0)
    expect((await command('restore', target.env, whole, '--replace')).code).toBe(0)
    expect((await command('pictures', place, 'to-database')).out).toBe(
      `Moved ${count} pictures to the database.\n`,
    )
    s3.stop()
    const away = await startServer(inject('server'), place)
    expect((await fetch(`${away.url}/api/images/${key.replace('pictures/', '')}`)).status).toBe(200)
    await away.end('SIGTERM')
  })
})
