import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { createSecretBox } from './secretBox'
import { SECRETS_KEY_FILE, withSecretsKey } from './secretsKeyFile'

const KEY = 'a key of tests that is long enough'
const box = createSecretBox(KEY)

test('a secret is read again with its key and for its owner only', () => {
  const sealed = box?.seal('GEZDGNBV', 'ana') ?? ''
  expect(sealed).not.toContain('GEZDGNBV')
  expect(box?.seal('GEZDGNBV', 'ana')).not.toBe(sealed)
  expect(box?.open(sealed, 'ana')).toBe('GEZDGNBV')
  expect(createSecretBox(KEY)?.open(sealed, 'ana')).toBe('GEZDGNBV')
  expect(box?.open(sealed, 'ben')).toBeUndefined()
  expect(createSecretBox('another key')?.open(sealed, 'ana')).toBeUndefined()
})

test('what was changed is not read', () => {
  const sealed = box?.seal('GEZDGNBV', 'ana') ?? ''
  const parts = sealed.split('.')
  for (const [index] of parts.entries()) {
    const changed = parts.map((part, at) => (at === index ? `${part.slice(0, -2)}zz` : part))
    expect(box?.open(changed.join('.'), 'ana')).toBeUndefined()
  }
  for (const hostile of ['', '....', `${sealed}.`.slice(1), 'v1', `v1.${parts[1]}...`])
    expect(box?.open(hostile, 'ana')).toBeUndefined()
})

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the embedded database gets a key of its own, in a file that others cannot read', () => {
  const config = { secretsKey: undefined, databaseUrl: undefined, dataDir: folder }
  const { secretsKey } = withSecretsKey(config)
  expect(secretsKey).toMatch(/^[\w-]{43}$/)
  const file = join(config.dataDir, SECRETS_KEY_FILE)
  expect(readFileSync(file, 'utf8')).toBe(`${secretsKey}\n`)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(withSecretsKey(config).secretsKey).toBe(secretsKey)
  expect(withSecretsKey({ ...config, secretsKey: KEY }).secretsKey).toBe(KEY)
  expect(withSecretsKey({ ...config, databaseUrl: 'postgres://x' }).secretsKey).toBeUndefined()
  expect(createSecretBox(undefined)).toBeUndefined()
})
