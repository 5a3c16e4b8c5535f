import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '../config/config'
import { codeOf } from '../problems/startError'

/** The name of the file with the key, in the data directory of the embedded database. */
export const SECRETS_KEY_FILE = 'secrets.key'

/**
 * The configuration with a `secretsKey` for the embedded database, whose folder exists: that of the file beside the database, which is made if
 * there is none. A backup does not contain it. With PostgreSQL, where several servers need the same key, only `SECRETS_KEY` gives one.
 */
export function withSecretsKey<Part extends Pick<Config, 'secretsKey' | 'databaseUrl' | 'dataDir'>>(
  config: Part,
): Part {
  const { secretsKey, databaseUrl, dataDir } = config
  if (secretsKey !== undefined || databaseUrl !== undefined) return config
  return { ...config, secretsKey: readOrMake(dataDir) }
}

function readOrMake(dataDir: string): string {
  const file = join(dataDir, SECRETS_KEY_FILE)
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
