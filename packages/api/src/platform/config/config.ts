import type { Website } from '@staff/contract'

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
  /** The address of the preview page on the website, with `{token}`, and `{area}` and `{id}`; undefined if it has none. */
  previewUrl: string | undefined
  /** The public website, for search engines and feed readers; undefined if its address is not known. */
  website: Website | undefined
  /** How mails are sent: to a mail server, or printed in development; undefined if none are sent. */
  mail: { smtpUrl: string; from: string } | 'log' | undefined
  /** The origin of the console, with which links in mails begin; undefined if it is not known. */
  publicUrl: string | undefined
  /** Whom people ask who cannot log in, as part of a sentence. */
  loginHelp: string
  /** The `Strict-Transport-Security` header of responses over HTTPS; undefined for none. */
  hsts: string | undefined
  /** The token that `/metrics` requires; without one, the route does not exist. */
  metricsToken: string | undefined
  /** The level of the log, as pino names it. */
  logLevel: string
  /** The key with which secrets of second factors are encrypted; undefined if the server cannot keep any. */
  secretsKey: string | undefined
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
  /** How many days the files of a build stay after the last node that had it. */
  deployedFilesDays: number
  /** How many answers from memory one network gets in a minute from the public site; 0 is no limit. */
  publicReads: number
  /** How many bytes the sizes of pictures have at most that are made on demand. */
  pictureSizes: number
  /** The object storage that has the bytes of pictures; undefined if the database has them. */
  pictureStorage: PictureStorage | undefined
  /** A session ends after this many milliseconds without a call. */
  sessionIdleMs: number
  /** A session ends this many milliseconds after the login in any case. */
  sessionEndMs: number
}

/** A folder of a bucket in an object storage that speaks the protocol of S3. */
export interface PictureStorage {
  /** As the operator names it: `s3://bucket/folder`. */
  name: string
  /** The address of the bucket, without a slash at its end. */
  bucketUrl: string
  /** What the keys of all objects begin with: `folder/`, or nothing. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Times that differ from the usual ones. */
  pace?: Partial<StoragePace>
}

/** How requests to an object storage are timed, in milliseconds. */
export interface StoragePace {
  /** One attempt, with its answer. */
  attempt: number
  /** No attempt begins later than this after the first. */
  attempts: number
  /** The pause before the second attempt. Each further one is four times as long. */
  pause: number
  /** After a failure of the storage, every request fails at once for this time: a page has many pictures. */
  rest: number
}
