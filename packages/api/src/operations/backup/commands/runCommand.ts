import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readConfig } from '../../config/readConfig'
import type { Place } from '../../../platform/db/connect'
import { exitOnPanic } from '../../../platform/db/embedded/exitOnPanic'
import { mapStacks } from '../../../platform/problems/mappedStacks'
import { StartError } from '../../../platform/problems/startError'
import { forOperator } from '../../../records/images/store/openPictureStore'
import { readKey, type BackupKey } from '../encryption'

/** The arguments of a command. */
export interface CommandLine {
  /** The positional argument as typed. */
  argument: string | undefined
  /** The positional argument as an absolute path. */
  file: string | undefined
  /** The flags that are set, for example `replace`. */
  options: string[]
  /** What was chosen, by the name of the choice. */
  chosen: Record<string, string>
  /** The encryption key, from `--key-file` or BACKUP_KEY_FILE. */
  key: BackupKey | undefined
}

/** The usage text of a command and its options. */
export interface Command {
  usage: string
  options: string[]
  /**
   * Options with one of several values: `--pictures=list`.
   * @default none
   */
  choices?: Record<string, readonly string[]>
  /**
   * Whether the positional argument is required.
   * @default false
   */
  needsFile?: boolean
}

/**
 * Runs a command and exits: with 0 on success, 1 and a message on failure, or 2 and the usage text for invalid
 * arguments.
 */
export async function runCommand(command: Command, run: (line: CommandLine) => Promise<string>) {
  // Only the user who runs the command can read its files.
  process.umask(0o077)
  mapStacks()
  const parsed = parse(process.argv.slice(2), command)
  if (!parsed) {
    console.error(command.usage)
    process.exit(2)
  }
  try {
    console.log(await run(toCommandLine(parsed)))
    process.exit(0)
  } catch (error) {
    const reason = forOperator(error)
    // Any other error is a bug, so its stack is printed.
    console.error(reason instanceof StartError ? reason.message : reason)
    process.exit(1)
  }
}

/** The location of the site's data from the environment, as the server reads it. */
export function placeOf(env: NodeJS.ProcessEnv): Place {
  const { databaseUrl, dataDir } = readConfig(env)
  return databaseUrl ? { databaseUrl } : { dataDir, onPanic: exitOnPanic(dataDir) }
}

/** Formats the number of rows: `340 rows in 12 tables`. */
export function formatCount(rows: Record<string, number>): string {
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return `${total} ${total === 1 ? 'row' : 'rows'} in ${counts.length} tables`
}

interface ParsedArguments {
  file: string | undefined
  options: string[]
  chosen: Record<string, string>
  keyFile: string | undefined
}

function parse(
  args: string[],
  { options, choices = {}, needsFile }: Command,
): ParsedArguments | undefined {
  try {
    const flags = Object.fromEntries(options.map((name) => [name, { type: 'boolean' as const }]))
    const texts = Object.fromEntries(
      ['key-file', ...Object.keys(choices)].map((name) => [name, { type: 'string' as const }]),
    )
    const { values, positionals } = parseArgs({
      args,
      options: { ...flags, ...texts },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (others.length > 0 || (needsFile && !file)) return undefined
    const given = Object.entries(values)
    const chosen = Object.fromEntries(
      given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const { 'key-file': keyFile, ...otherValues } = chosen
    const isKnown = Object.entries(otherValues).every(([name, value]) =>
      choices[name]?.includes(value),
    )
    if (!isKnown) return undefined
    return {
      file,
      options: given.flatMap(([name, value]) => (value === true ? [name] : [])),
      chosen: otherValues,
      keyFile,
    }
  } catch {
    return undefined
  }
}

function toCommandLine({ file, options, chosen, keyFile }: ParsedArguments): CommandLine {
  return {
    argument: file,
    file: file && absolute(file),
    options,
    chosen,
    key: keyFile ? readKey(absolute(keyFile)) : keyFromEnvironment(),
  }
}

function keyFromEnvironment(): BackupKey | undefined {
  const { backupKeyFile } = readConfig(process.env)
  return backupKeyFile ? readKey(absolute(backupKeyFile), KEY_FILE_HINT) : undefined
}

const KEY_FILE_HINT =
  ' Set BACKUP_KEY_FILE to the path of another key file, or unset it if backups are not encrypted.'

/** Resolves a path from the folder in which the user typed the command: npm changes the working directory and sets INIT_CWD. */
export function absolute(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}
