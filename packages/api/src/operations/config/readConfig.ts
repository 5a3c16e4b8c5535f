import { resolve } from 'node:path'

import type { Config } from '../../platform/config/config'
import { parseEnvironment, type Environment } from '../../platform/config/environment'
import { hstsHeader } from '../../platform/config/hstsHeader'
import { checkAdmin } from './checkAdmin'
import { checkMail } from './checkMail'
import { checkPictures } from './checkPictures'

/**
 * Reads the configuration from environment variables. `builtConsole` is the folder of the console where the variables name none. Throws a
 * StartError for an invalid value.
 */
export function readConfig(env: Environment, builtConsole = 'apps/console/dist'): Config {
  const values = parseEnvironment(env)
  return {
    port: values.PORT,
    dataDir: values.DATA_DIR,
    diskReserve: values.DISK_RESERVE_MB * 1_000_000,
    databaseUrl: values.DATABASE_URL,
    ...checkAdmin(values.ADMIN_EMAIL, values.ADMIN_PASSWORD),
    demo: values.DEMO,
    consoleDir: resolve(values.CONSOLE_DIR ?? builtConsole),
    apiBase: withoutSlashes(values.API_BASE),
    trustedProxies: values.TRUSTED_PROXIES,
    consoleOrigins: values.CONSOLE_ORIGINS,
    siteOrigins: values.SITE_ORIGINS,
    siteKey: values.SITE_KEY,
    previewUrl: values.PREVIEW_URL,
    website: websiteOf(values.SITE_URL, values.SITE_NAME),
    mail: checkMail(values),
    publicUrl: values.PUBLIC_URL && withoutSlashes(values.PUBLIC_URL),
    loginHelp: values.LOGIN_HELP,
    hsts: hstsHeader(values.HSTS),
    metricsToken: values.METRICS_TOKEN,
    // In a terminal, a line for each request would hide the server's own output.
    logLevel: values.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    secretsKey: values.SECRETS_KEY,
    backupKeyFile: values.BACKUP_KEY_FILE,
    auditDays: values.AUDIT_DAYS,
    queriesDays: values.QUERIES_DAYS,
    revisionDays: values.REVISION_DAYS,
    trashDays: values.TRASH_DAYS,
    deployedFilesDays: values.DEPLOYED_FILES_DAYS,
    pictureSizes: values.PICTURE_SIZES_MB * 1_000_000,
    pictureStorage: checkPictures(values),
    publicReads: values.PUBLIC_READS,
    sessionIdleMs: values.SESSION_IDLE_MINUTES * MINUTE_MS,
    sessionEndMs: values.SESSION_HOURS * 60 * MINUTE_MS,
  }
}

const MINUTE_MS = 60_000

/** The public website. Without a name, it has that of its host. */
function websiteOf(address: string | undefined, name: string | undefined) {
  if (address === undefined) return undefined
  return { url: withoutSlashes(address), name: name ?? new URL(address).hostname }
}

function withoutSlashes(address: string): string {
  return address.endsWith('/') ? withoutSlashes(address.slice(0, -1)) : address
}
