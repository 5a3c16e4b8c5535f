import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readConfig } from '../config'
import type { Place } from '../db/connect'
import { endAtPanic } from '../db/embedded/endAtPanic'
import { StartError } from '../problems/startError'
import { readKey, type BackupKey } from './sealing'

/** What a command is called with. */
export interface CommandLine {
  /** What is named, as it is written. */
  word: string | undefined
  /** The file that is named, as an absolute path. */
  file: string | undefined
  /** The options that are given: `replace`. */
  options: string[]
  /** The key that backups are sealed with: of `--key-file`, or of the environment. */
  key: BackupKey | undefined
}

/** How a command is called, in words, and which options it has. */
export interface Command {
  usage: string
  options: string[]
  /**
   * Whether a file, or whatever the command is about, has to be named.
   * @default false
   */
  needsFile?: boolean
}

/**
 * Runs a command and ends the process: with 0, with 1 and a sentence where it could not be done, or with 2 and the
 * usage where it was called wrongly.
 */
export async function runCommand(command: Command, run: (line: CommandLine) => Promise<string>) {
  // What a command writes is its user's alone.
  process.umask(0o077)
  const words = wordsOf(process.argv.slice(2), command)
  if (!words) {
    console.error(command.usage)
    process.exit(2)
  }
  try {
    console.log(await run(lineOf(words)))
    process.exit(0)
  } catch (error) {
    // Anything but a StartError is a fault of ours: only its stack helps.
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}

/** Where the environment says that the site's data is: as the server reads it. */
export function placeOf(env: NodeJS.ProcessEnv): Place {
  const { databaseUrl, dataDir } = readConfig(env)
  return databaseUrl ? { databaseUrl } : { dataDir, onPanic: endAtPanic(dataDir) }
}

/** How many rows there are, for a person: `12 tables, 340 rows`. */
export function countOf(rows: Record<string, number>): string {
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return `${total} ${total === 1 ? 'row' : 'rows'} in ${counts.length} tables`
}

interface Words {
  file: string | undefined
  options: string[]
  keyFile: string | undefined
}

function wordsOf(words: string[], { options, needsFile }: Command): Words | undefined {
  try {
    const flags = Object.fromEntries(options.map((name) => [name, { type: 'boolean' as const }]))
    const { values, positionals } = parseArgs({
      args: words,
      options: { ...flags, 'key-file': { type: 'string' as const } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (others.length > 0 || (needsFile && !file)) return undefined
    const { 'key-file': keyFile, ...given } = values
    return { file, options: Object.keys(given), keyFile }
  } catch {
    return undefined
  }
}

function lineOf({ file, options, keyFile = process.env['BACKUP_KEY_FILE'] }: Words): CommandLine {
  return {
    word: file,
    file: file && absolute(file),
    options,
    key: keyFile ? readKey(absolute(keyFile)) : undefined,
  }
}

/** npm runs its scripts in the folder of the package and remembers where the person was. */
export function absolute(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}
