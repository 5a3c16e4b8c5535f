import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { readConfig } from './readConfig'
import { StartError } from '../../platform/problems/startError'

test('an empty environment starts the console on port 3000 and in ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: 'data',
    diskReserve: 64_000_000,
    databaseUrl: undefined,
    adminEmail: undefined,
    adminPassword: undefined,
    demo: false,
    apiBase: '',
    trustedProxies: 0,
    consoleOrigins: [],
    siteOrigins: [],
    metricsToken: undefined,
    previewUrl: undefined,
    website: undefined,
    siteKey: undefined,
    hsts: 'max-age=31536000',
    secretsKey: undefined,
    sessionIdleMs: 30 * 60_000,
    sessionEndMs: 8 * 3_600_000,
  })
})

test('the folder of the console starts where the server was started', () => {
  expect(readConfig({}, '/srv/console').consoleDir).toBe('/srv/console')
  expect(readConfig({ CONSOLE_DIR: 'built' }, '/srv/console').consoleDir).toBe(resolve('built'))
})

test('reads every variable', () => {
  const env = {
    PORT: '0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://localhost/staff',
    ADMIN_EMAIL: 'Ana@Example.com',
    ADMIN_PASSWORD: 'Correct-horse-7',
    DEMO: '1',
    API_BASE: 'https://api.example.com/',
    TRUSTED_PROXIES: '1',
    CONSOLE_ORIGINS: 'https://console.example.com, http://localhost:8080',
    SITE_ORIGINS: 'https://www.example.com',
    METRICS_TOKEN: 'sixteen-letters-',
    LOG_LEVEL: 'debug',
    BACKUP_KEY_FILE: '/etc/staff-console.key',
    PREVIEW_URL: 'https://www.example.com/preview#token={token}&area={area}&id={id}',
    SITE_URL: 'https://www.example.com/{region}/',
    SITE_NAME: 'Example',
    SITE_KEY: 'twenty-four-letters-long',
    HSTS: 'subdomains',
    SESSION_IDLE_MINUTES: '5',
    SESSION_HOURS: '24',
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
    consoleOrigins: ['https://console.example.com', 'http://localhost:8080'],
    siteOrigins: ['https://www.example.com'],
    metricsToken: env.METRICS_TOKEN,
    logLevel: 'debug',
    backupKeyFile: '/etc/staff-console.key',
    previewUrl: env.PREVIEW_URL,
    website: { url: 'https://www.example.com/{region}', name: 'Example' },
    siteKey: env.SITE_KEY,
    hsts: 'max-age=31536000; includeSubDomains',
    sessionIdleMs: 5 * 60_000,
    sessionEndMs: 24 * 3_600_000,
  })
  expect(readConfig({ SITE_URL: env.SITE_URL }).website?.name).toBe('www.example.com')
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
  [{ DISK_RESERVE_MB: '1 GB' }, 'DISK_RESERVE_MB must be a whole number of megabytes, not "1 GB".'],
  ...['www.example.com/{token}', 'https://www.example.com/preview', 'ftp://a/{token}'].map(
    (address): [Record<string, string>, string] => [
      { PREVIEW_URL: address },
      `PREVIEW_URL must be an address like https://www.example.com/preview#token={token}&area={area}&id={id}, with {token} in it, not "${address}".`,
    ],
  ),
  ...['www.example.com', 'https://a.com/{region}/b', 'https://a.com/?q', 'ftp://a.com'].map(
    (address): [Record<string, string>, string] => [
      { SITE_URL: address },
      `SITE_URL must be an address like https://www.example.com or https://www.example.com/{region}, not "${address}".`,
    ],
  ),
  [{ DEMO: 'yes' }, 'DEMO must be 1 or 0, not "yes".'],
  [
    { API_BASE: 'api.example.com' },
    'API_BASE must be an address like https://api.example.com, not "api.example.com".',
  ],
  [
    { TRUSTED_PROXIES: 'all' },
    'TRUSTED_PROXIES must be how many proxies stand before the server, 0 to 9, not "all".',
  ],
  ...[
    '*',
    'www.example.com',
    'https://www.example.com/',
    'HTTPS://a.example',
    'null',
    'file:///',
  ].map((origin): [Record<string, string>, string] => [
    { SITE_ORIGINS: `https://example.com,${origin}` },
    `SITE_ORIGINS must be origins like https://www.example.com with commas between them, not "${origin}".`,
  ]),
  [
    { CONSOLE_ORIGINS: 'console' },
    'CONSOLE_ORIGINS must be origins like https://www.example.com with commas between them, not "console".',
  ],
  [
    { METRICS_TOKEN: 'only-15-letters' },
    'METRICS_TOKEN needs at least 16 characters, and no spaces.',
  ],
  [
    { METRICS_TOKEN: 'a token with spaces' },
    'METRICS_TOKEN needs at least 16 characters, and no spaces.',
  ],
  [
    { SITE_KEY: 'only-23-letters-long-oh' },
    'SITE_KEY needs at least 24 characters, and no spaces.',
  ],
  ...['yes', 'ON', 'toString'].map((choice): [Record<string, string>, string] => [
    { HSTS: choice },
    `HSTS must be off, on, subdomains, preload, not "${choice}".`,
  ]),
  ...['4', '481', '1.5', '-30', 'soon'].map((minutes): [Record<string, string>, string] => [
    { SESSION_IDLE_MINUTES: minutes },
    `SESSION_IDLE_MINUTES must be a whole number from 5 to 480, not "${minutes}".`,
  ]),
  ...['0', '25', '8h'].map((hours): [Record<string, string>, string] => [
    { SESSION_HOURS: hours },
    `SESSION_HOURS must be a whole number from 1 to 24, not "${hours}".`,
  ]),
  ...['loud', 'INFO', '30'].map((level): [Record<string, string>, string] => [
    { LOG_LEVEL: level },
    `LOG_LEVEL must be trace, debug, info, warn, error, fatal, silent, not "${level}".`,
  ]),
  [
    { BACKUP_KEY_FILE: '0123456789abcdef'.repeat(4) },
    'BACKUP_KEY_FILE must be the path of the key file, not the key itself.',
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
  // Eight UTF-16 code units, but seven characters.
  [{ ADMIN_EMAIL: email, ADMIN_PASSWORD: 'Aa1-xx🐎' }, weak],
  [
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'P@ssw0rd2026!' },
    'ADMIN_PASSWORD is one of the most common ones. Choose another.',
  ],
  [
    { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'Bananas-for-9' },
    'ADMIN_PASSWORD must not contain your name or email.',
  ],
])('refuses %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(new StartError(message))
})

test('counts an emoji in a password as one character', () => {
  // Different emoji of two UTF-16 code units each. Repeated ones would be refused as easy to guess.
  const emoji = Array.from({ length: 124 }, (_, index) => 0x1f400 + ((index * 37) % 128))
  const longest = `Aa1-${String.fromCodePoint(...emoji)}`
  expect(readWith(longest).adminPassword).toBe(longest)
  expect(() => readWith(`${longest}🐎`)).toThrow(new StartError(weak))
})

function readWith(password: string) {
  return readConfig({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
}
