import { object, string, ValidationError, type InferType } from 'yup'

import { daysKept, mustBe, onOrOff, origins, secret, wholeNumber } from './environmentTypes'
import { HSTS_CHOICES } from './hstsHeader'
import { mailVariables } from './mailVariables'
import { pictureVariables } from './pictureVariables'
import { siteVariables } from './siteVariables'
import { StartError } from '../problems/startError'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** What applies if an environment variable is not set. `docs/operations.md` has it. */
    whenUnset?: string
  }
}

// The names of pino's levels.
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/**
 * The environment variables of a deployment: type, default, limits and description of each. The table of variables in
 * `docs/operations.md` has the same rows; a test compares them. The rules for the first administrator's email and password are in `checkAdmin`.
 */
export const environmentSchema = object({
  PORT: wholeNumber({ max: 65_535, expected: 'a whole number from 0 to 65535' })
    .default(3000)
    .meta({ description: 'the port of console and API; 0 takes a free one', whenUnset: '3000' }),
  DATA_DIR: string().default('data').meta({
    description: 'the folder of the embedded database; one process at a time',
    whenUnset: '`./data`',
  }),
  DATABASE_URL: string().meta({
    description:
      'a PostgreSQL in place of the embedded database, `postgres://user:password@host:5432/name`',
    whenUnset: 'the embedded database',
  }),
  BACKUP_KEY_FILE: string()
    .test(
      'isPath',
      // The refused value is not repeated, because it is a secret.
      ({ path }) => `${path} must be the path of the key file, not the key itself.`,
      (text) => !/^[\da-f]{32,}$/i.test(text ?? ''),
    )
    .meta({
      description:
        'the file of the key that encrypts and signs backups; only the two commands read it',
      whenUnset: 'backups are not encrypted',
    }),
  DISK_RESERVE_MB: wholeNumber({ max: 9_999_999, expected: 'a whole number of megabytes' })
    .default(64)
    .meta({
      description:
        "how much space writes leave free on the embedded database's disk; below it, writes are refused and reads go on",
      whenUnset: '64',
    }),
  ADMIN_EMAIL: string().meta({
    description:
      'the email of the first administrator; needs `ADMIN_PASSWORD`, read only while there are no users',
    whenUnset: 'generated, and printed once',
  }),
  ADMIN_PASSWORD: string().meta({
    description: 'the password of the first administrator; needs `ADMIN_EMAIL`',
    whenUnset: 'generated, and printed once',
    secret: true,
  }),
  DEMO: onOrOff()
    .default(false)
    .meta({ description: '`1` fills empty tables with sample content', whenUnset: 'no samples' }),
  CONSOLE_DIR: string().meta({
    description: 'the folder of the built console',
    whenUnset: '`apps/console/dist`',
  }),
  API_BASE: string()
    .matches(/^(https?:\/)?\/[^\s/]/, {
      message: mustBe('an address like https://api.example.com'),
      excludeEmptyString: true,
    })
    .default('')
    .meta({
      description:
        'where the console finds the API if it is served elsewhere; read at run time, no new build needed',
      whenUnset: "the console's own origin",
    }),
  TRUSTED_PROXIES: wholeNumber({
    max: 9,
    expected: 'how many proxies stand before the server, 0 to 9',
  })
    .default(0)
    .meta({
      description:
        "how many proxies stand before the server; the caller's address, which rate limits count by, is read from their header",
      whenUnset: '0',
    }),
  CONSOLE_ORIGINS: origins().meta({
    description:
      'origins of consoles that are served elsewhere, separated by commas: their pages may call the whole API',
    whenUnset: 'no page of another origin',
  }),
  ...siteVariables,
  ...pictureVariables,
  ...mailVariables,
  HSTS: string()
    .oneOf(HSTS_CHOICES, mustBe(HSTS_CHOICES.join(', ')))
    .default('on')
    .meta({
      description:
        'the `Strict-Transport-Security` header: `off`, `on` (a year), `subdomains` (with subdomains), `preload` (two years, for the lists of browsers)',
      whenUnset: '`on`',
    }),
  SECRETS_KEY: secret(32).meta({
    description:
      'encrypts the secrets of authenticator apps; 32 characters or more, the same for all servers of a database, and kept apart from backups',
    whenUnset: 'a file beside the embedded database; with PostgreSQL no second factors',
  }),
  METRICS_TOKEN: secret(16).meta({
    description:
      'turns on `GET /metrics` for Prometheus, which sends it as a Bearer token; 16 characters or more',
    whenUnset: 'no such address',
  }),
  AUDIT_DAYS: daysKept('it', 400).meta({
    description: 'how many days the audit is kept; 0 keeps it forever',
    whenUnset: '400',
  }),
  QUERIES_DAYS: daysKept('them', 0).meta({
    description: "how many days visitors' queries are kept; older ones are deleted",
    whenUnset: 'they are kept',
  }),
  REVISION_DAYS: daysKept('them', 0).meta({
    description: 'how many days earlier versions are kept, of the site too; the last always is',
    whenUnset: 'they are kept',
  }),
  TRASH_DAYS: daysKept('them', 30).meta({
    description: 'how many days deleted records stay in the trash; 0 keeps them forever',
    whenUnset: '30',
  }),
  DEPLOYED_FILES_DAYS: wholeNumber({ min: 2, max: 365, expected: 'a number of days from 2 to 365' })
    .default(7)
    .meta({
      description:
        'how many days the files of an earlier build of the console stay, for pages that browsers keep; 2 to 365',
      whenUnset: '7',
    }),
  PUBLIC_READS: wholeNumber({ max: 9_999_999, expected: 'a number of reads, or 0 for no limit' })
    .default(60_000)
    .meta({
      description:
        'how many answers from memory one network gets in a minute from the public site; 0 is no limit',
      whenUnset: '60,000',
    }),
  SESSION_IDLE_MINUTES: wholeNumber({
    min: 5,
    max: 480,
    expected: 'a whole number from 5 to 480',
  })
    .default(30)
    .meta({
      description:
        'a session ends after this many minutes without a call, 5 to 480; two minutes before, the console asks',
      whenUnset: '30',
    }),
  SESSION_HOURS: wholeNumber({ min: 1, max: 24, expected: 'a whole number from 1 to 24' })
    .default(8)
    .meta({
      description: 'a session ends after this many hours in any case, 1 to 24',
      whenUnset: '8',
    }),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, mustBe(LOG_LEVELS.join(', ')))
    .meta({
      description:
        'how much is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal`, `silent`',
      whenUnset: '`info`; `warn` in a terminal',
    }),
})

/** The environment variables of a process, as strings. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Parses the environment variables. Throws a StartError that names the first invalid variable and what it must be. */
export function parseEnvironment(env: Environment): InferType<typeof environmentSchema> {
  // An empty variable counts as not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text))
  try {
    return environmentSchema.validateSync(set, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (error instanceof ValidationError) throw new StartError(error.errors[0])
    throw error
  }
}
