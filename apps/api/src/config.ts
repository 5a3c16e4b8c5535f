import { fileURLToPath } from 'node:url'

import { parseEnvironment, type Environment } from './environment'
import { checkAdmin } from './firstStart/checkAdmin'
import { hstsHeader } from './http/hstsHeader'

/** The configuration of a deployment. */
export interface Config {
  /** The port to listen on; 0 selects a free one. */
  port: number
  /** The folder of the embedded database. */
  dataDir: string
  /** The free space that writes must leave on the disk of the embedded database, in bytes. */
  diskReserve: number
  /** The URL of a PostgreSQL database that replaces the embedded one. */
  databaseUrl: string | undefined
  /** The first administrator. If undefined, the first start generates one. */
  adminEmail: string | undefined
  adminPassword: string | undefined
  /** Whether empty tables get sample content. */
  demo: boolean
  /** The folder of the built console. */
  consoleDir: string
  /** The base URL of the API, which the console gets at run time; empty for the same origin. */
  apiBase: string
  /** How many proxies before the server are trusted to name the client's address; 0 trusts none. */
  trustedProxies: number
  /** Origins of consoles that are served elsewhere: their pages may call the whole API. */
  consoleOrigins: string[]
  /** Origins of the public website: their pages may read what is public and send visitors' queries, and nothing else. */
  siteOrigins: string[]
  /** The secret that allows the public website's server to send a visitor's address; undefined if no server may. */
  siteKey: string | undefined
  /** The `Strict-Transport-Security` header of responses over HTTPS; undefined for none. */
  hsts: string | undefined
  /** The token that `/metrics` requires; without one, the route does not exist. */
  metricsToken: string | undefined
  /** The level of the log, as pino names it. */
  logLevel: string
  /** The path of the key file for backups; undefined if they are not encrypted. */
  backupKeyFile: string | undefined
  /** How many days the audit is kept; 0 keeps it forever. */
  auditDays: number
  /** How many days visitors' queries are kept; 0 keeps them forever. */
  queriesDays: number
  /** How many days earlier versions of records are kept; 0 keeps them forever. */
  revisionDays: number
  /** How many days deleted records stay in the trash; 0 keeps them forever. */
  trashDays: number
  /** How many answers from memory one network gets in a minute from the public site; 0 is no limit. */
  publicReads: number
  /** A session ends after this many milliseconds without a call. */
  sessionIdleMs: number
  /** A session ends this many milliseconds after the login in any case. */
  sessionEndMs: number
}

/** Reads the configuration from environment variables. Throws a StartError for an invalid value. */
export function readConfig(env: Environment): Config {
  const values = parseEnvironment(env)
  return {
    port: values.PORT,
    dataDir: values.DATA_DIR,
    diskReserve: values.DISK_RESERVE_MB * 1_000_000,
    databaseUrl: values.DATABASE_URL,
    ...checkAdmin(values.ADMIN_EMAIL, values.ADMIN_PASSWORD),
    demo: values.DEMO,
    consoleDir: values.CONSOLE_DIR ?? CONSOLE_DIR,
    apiBase: withoutSlashes(values.API_BASE),
    trustedProxies: values.TRUSTED_PROXIES,
    consoleOrigins: values.CONSOLE_ORIGINS,
    siteOrigins: values.SITE_ORIGINS,
    siteKey: values.SITE_KEY,
    hsts: hstsHeader(values.HSTS),
    metricsToken: values.METRICS_TOKEN,
    // In a terminal, a line for each request would hide the server's own output.
    logLevel: values.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    backupKeyFile: values.BACKUP_KEY_FILE,
    auditDays: values.AUDIT_DAYS,
    queriesDays: values.QUERIES_DAYS,
    revisionDays: values.REVISION_DAYS,
    trashDays: values.TRASH_DAYS,
    publicReads: values.PUBLIC_READS,
    sessionIdleMs: values.SESSION_IDLE_MINUTES * MINUTE_MS,
    sessionEndMs: values.SESSION_HOURS * 60 * MINUTE_MS,
  }
}

const MINUTE_MS = 60_000

// The relative path is the same from src/config.ts and from dist/server.js.
const CONSOLE_DIR = fileURLToPath(new URL('../../console/dist', import.meta.url))

function withoutSlashes(address: string): string {
  return address.endsWith('/') ? withoutSlashes(address.slice(0, -1)) : address
}
