import { fileURLToPath } from 'node:url'

import { checkAdmin } from './firstStart/checkAdmin'
import { checkOrigins } from './access/checkOrigins'
import { hstsHeader } from './http/hstsHeader'
import { checkSessionTimes } from './sessions/checkSessionTimes'
import { checkMetricsToken } from './metrics/checkMetricsToken'
import { checkSiteKey } from './areas/queries/siteKey'
import { StartError } from './problems/startError'

/** What a deployment decides, read once from the environment. */
export interface Config {
  /** The port to listen on; 0 takes a free one. */
  port: number
  /** The folder of the embedded database. */
  dataDir: string
  /** How many bytes of the embedded database's disk writes leave free. */
  diskReserve: number
  /** A PostgreSQL to use in place of the embedded database. */
  databaseUrl: string | undefined
  /** The first administrator; without them one is made up. */
  adminEmail: string | undefined
  adminPassword: string | undefined
  /** Whether empty tables get sample content. */
  demo: boolean
  /** The folder of the built console. */
  consoleDir: string
  /** The API's base as the console is told at run time; empty for the same origin. */
  apiBase: string
  /** How many proxies stand before the server and tell whom they speak for; 0 believes nobody's word. */
  trustedProxies: number
  /** Origins of consoles that are served elsewhere: their pages may call the whole API. */
  consoleOrigins: string[]
  /** Origins of the public website: its pages may send visitors' queries, and nothing else. */
  siteOrigins: string[]
  /** What the public website's server has to send to speak for its visitors; without it nobody does. */
  siteKey: string | undefined
  /** What browsers are told about HTTPS on answers that go over it; undefined for nothing. */
  hsts: string | undefined
  /** What the reader of `/metrics` has to send; without it there is no such address. */
  metricsToken: string | undefined
  /** How many days the audit is kept; 0 keeps it for ever. */
  auditDays: number
  /** A session ends after so many milliseconds without a call. */
  sessionIdleMs: number
  /** A session ends after so many milliseconds in any case. */
  sessionEndMs: number
}

/** Reads the configuration from environment variables. Throws a StartError for a value that cannot be used. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return {
    port: portOf(env['PORT'] || '3000'),
    dataDir: env['DATA_DIR'] || 'data',
    diskReserve: megabytesOf(env['DISK_RESERVE_MB'] || '64') * 1_000_000,
    databaseUrl: env['DATABASE_URL'] || undefined,
    ...checkAdmin(env['ADMIN_EMAIL'], env['ADMIN_PASSWORD']),
    demo: isOn(env['DEMO']),
    consoleDir: env['CONSOLE_DIR'] || CONSOLE_DIR,
    apiBase: apiBaseOf(env['API_BASE'] ?? ''),
    trustedProxies: proxiesOf(env['TRUSTED_PROXIES'] || '0'),
    consoleOrigins: checkOrigins('CONSOLE_ORIGINS', env['CONSOLE_ORIGINS']),
    siteOrigins: checkOrigins('SITE_ORIGINS', env['SITE_ORIGINS']),
    siteKey: checkSiteKey(env['SITE_KEY']),
    hsts: hstsHeader(env['HSTS']),
    metricsToken: checkMetricsToken(env['METRICS_TOKEN']),
    auditDays: daysOf(env['AUDIT_DAYS'] || '400'),
    ...checkSessionTimes(env['SESSION_IDLE_MINUTES'], env['SESSION_HOURS']),
  }
}

// The same two steps up lead from src/config.ts and from dist/server.js.
const CONSOLE_DIR = fileURLToPath(new URL('../../console/dist', import.meta.url))

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new StartError(`PORT must be a whole number from 0 to 65535, not "${text}".`)
}

function proxiesOf(text: string): number {
  if (/^\d$/.test(text)) return Number(text)
  throw new StartError(
    `TRUSTED_PROXIES must be how many proxies stand before the server, 0 to 9, not "${text}".`,
  )
}

function daysOf(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new StartError(`AUDIT_DAYS must be a number of days, or 0 for ever, not "${text}".`)
}

function megabytesOf(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new StartError(`DISK_RESERVE_MB must be a whole number of megabytes, not "${text}".`)
}

function isOn(text = ''): boolean {
  if (['1', 'true'].includes(text)) return true
  if (['', '0', 'false'].includes(text)) return false
  throw new StartError(`DEMO must be 1 or 0, not "${text}".`)
}

function apiBaseOf(text: string): string {
  if (text === '' || /^(https?:\/)?\/[^\s/]/.test(text)) return text.replace(/\/+$/, '')
  throw new StartError(`API_BASE must be an address like https://api.example.com, not "${text}".`)
}
