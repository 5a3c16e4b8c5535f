import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, expect, inject, test, vi } from 'vitest'

import { eachFreshPlace } from '@staff/server/tools/crash/eachFreshPlace'
import type { FreshPlace } from '@staff/server/tools/crash/freshPlaces'
import { ADMIN, logIn, readAll } from '@staff/server/tools/crash/site'
import { runServer, startServer } from '../../../testing/serverProcess'

const folder = mkdtempSync(join(tmpdir(), 'staff-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Each test starts several servers and commands.
vi.setConfig({ testTimeout: 300_000 })

function command(name: string, env: FreshPlace['env'], ...words: string[]) {
  const path = join(dirname(inject('server')), `${name}.js`)
  return runServer(path, { ...env, INIT_CWD: folder }, words)
}

eachFreshPlace(testBackupAndRestore)

function testBackupAndRestore(fresh: () => Promise<FreshPlace>) {
  test('a running site is backed up, and restored to another database with its users', async () => {
    const [source, target] = [await fresh(), await fresh()]
    const server = await startServer(inject('server'), { ...source.env, ...ADMIN, DEMO: '1' })
    const testimonials = await readAll(await logIn(server.url), 'testimonials')
    const file = `${source.env['DATA_DIR'] ? 'a' : 'b'}.backup.gz`
    const made = await command('backup', source.env, file)
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(/^Backed up \d+ rows in \d+ tables into .*\.backup\.gz\.\n$/)
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    expect(await command('backup', source.env, file)).toMatchObject({
      code: 1,
      err: `The file ${join(folder, file)} exists already.\n`,
    })
    expect((await readAll(await logIn(server.url), 'testimonials')).length).toBe(
      testimonials.length,
    )
    expect((await command('restore', source.env, file, '--replace')).code).toBe(
      source.env['DATA_DIR'] ? 1 : 0,
    )
    const keyFile = join(folder, 'backup.key')
    writeFileSync(keyFile, 'k'.repeat(64), { mode: 0o600 })
    const encrypted = `encrypted-${file}`
    expect((await command('backup', source.env, encrypted, '--key-file', keyFile)).out).toMatch(
      /, encrypted\.\n$/,
    )
    expect(readFileSync(join(folder, encrypted)).includes('staff-console-sealed 1')).toBe(true)
    await server.end('SIGTERM')
    if (source.env['DATA_DIR'])
      expect(readdirSync(source.env['DATA_DIR'])).toEqual([
        'database',
        'database.made',
        'secrets.key',
      ])

    const withKey = { ...target.env, BACKUP_KEY_FILE: keyFile }
    expect(await command('restore', withKey, encrypted)).toMatchObject({ code: 0, err: '' })
    const unencrypted = await command('restore', withKey, file, '--replace')
    expect(unencrypted.out).toMatch(
      / The file is not encrypted, so its integrity could not be verified\.\n$/,
    )
    expect(await command('restore', target.env, encrypted, '--replace')).toMatchObject({
      code: 1,
      err: `The backup ${join(folder, encrypted)} is encrypted: name the file of its key with --key-file or BACKUP_KEY_FILE.\n`,
    })
    expect(await command('restore', target.env, file, '--replace')).toMatchObject({
      code: 0,
      err: '',
    })
    expect(await command('restore', target.env, file)).toMatchObject({
      code: 1,
      err: 'The database has content already. Nothing was changed; --replace throws that content away.\n',
    })
    const other = await startServer(inject('server'), target.env)
    expect(await readAll(await logIn(other.url), 'testimonials')).toEqual(testimonials)
    expect(await other.end('SIGTERM')).toMatchObject({ code: 0 })
    await Promise.all([source.remove(), target.remove()])
  })
}

test('a failure prints a message, and invalid arguments print the usage text', async () => {
  const DATA_DIR = join(folder, 'nothing')
  expect(await command('backup', { DATA_DIR }, 'x.gz')).toMatchObject({
    code: 1,
    err: `There is no database in ${DATA_DIR}.\n`,
  })
  writeFileSync(join(folder, 'hello.gz'), 'Hello')
  expect(await command('restore', { DATA_DIR }, 'hello.gz')).toMatchObject({
    code: 1,
    err: 'This file is not a backup of the console, or it is damaged.\n',
  })
  expect(readdirSync(folder)).not.toContain('nothing')
  expect((await command('restore', { DATA_DIR })).code).toBe(2)
  expect((await command('backup', { DATA_DIR }, 'a', 'b')).code).toBe(2)
  expect((await command('backup', { DATA_DIR }, '--replace')).err).toMatch(/^Usage: npm run backup/)
  const keyless = { DATA_DIR, BACKUP_KEY_FILE: join(folder, 'missing.key') }
  expect(await command('backup', keyless, 'x.gz')).toMatchObject({
    code: 1,
    err: `The key file ${join(folder, 'missing.key')} cannot be read (ENOENT). Set BACKUP_KEY_FILE to the path of another key file, or unset it if backups are not encrypted.\n`,
  })

  const unreachable = { DATABASE_URL: 'postgres://127.0.0.1:1/staff' }
  expect(await command('backup', unreachable, 'x.gz')).toMatchObject({
    code: 1,
    err: 'PostgreSQL at 127.0.0.1:1 is not reachable: connect ECONNREFUSED 127.0.0.1:1.\n',
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('x.gz'))).toEqual([])
})
