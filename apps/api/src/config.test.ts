import { expect, test } from 'vitest'

import { readConfig } from './config'
import { StartError } from './startError'

test('an empty environment starts the console on port 3000 and in ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: 'data',
    databaseUrl: undefined,
    adminEmail: undefined,
    adminPassword: undefined,
    demo: false,
    apiBase: '',
    trustedProxies: 0,
  })
})

test('takes what the environment says', () => {
  const env = {
    PORT: '0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://localhost/staff',
    ADMIN_EMAIL: 'Ana@Example.com',
    ADMIN_PASSWORD: 'Correct-horse-7',
    DEMO: '1',
    API_BASE: 'https://api.example.com/',
    TRUSTED_PROXIES: '1',
  }
  expect(readConfig(env)).toMatchObject({
    port: 0,
    dataDir: '/srv/data',
    databaseUrl: env.DATABASE_URL,
    adminEmail: 'ana@example.com',
    adminPassword: env.ADMIN_PASSWORD,
    demo: true,
    apiBase: 'https://api.example.com',
    trustedProxies: 1,
  })
})

const weak =
  'ADMIN_PASSWORD needs 8 to 128 characters with at least one uppercase letter, ' +
  'one lowercase letter, one digit and one special character.'
const incomplete = 'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.'
const email = 'ana@example.com'

test.each<[Record<string, string>, string]>([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ DEMO: 'yes' }, 'DEMO must be 1 or 0, not "yes".'],
  [
    { API_BASE: 'api.example.com' },
    'API_BASE must be an address like https://api.example.com, not "api.example.com".',
  ],
  [
    { TRUSTED_PROXIES: 'all' },
    'TRUSTED_PROXIES must be how many proxies stand before the server, 0 to 9, not "all".',
  ],
  [{ ADMIN_EMAIL: email }, incomplete],
  [{ ADMIN_PASSWORD: 'Correct-horse-7' }, incomplete],
  [
    { ADMIN_EMAIL: 'ana', ADMIN_PASSWORD: 'Correct-horse-7' },
    'ADMIN_EMAIL is not an email address: "ana".',
  ],
  [{ ADMIN_EMAIL: email, ADMIN_PASSWORD: 'Short-7' }, weak],
  [{ ADMIN_EMAIL: email, ADMIN_PASSWORD: 'no-upper-7' }, weak],
  [{ ADMIN_EMAIL: email, ADMIN_PASSWORD: 'NO-LOWER-7' }, weak],
  [{ ADMIN_EMAIL: email, ADMIN_PASSWORD: 'No-digit-x' }, weak],
  [{ ADMIN_EMAIL: email, ADMIN_PASSWORD: 'NoSpecial77' }, weak],
])('refuses %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(new StartError(message))
})
