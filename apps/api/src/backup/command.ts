import { resolve } from 'node:path'

import { readConfig } from '../config'
import type { Place } from '../db/connect'
import { endAtPanic } from '../db/endAtPanic'
import { StartError } from '../startError'

/** What a command is called with. */
export interface CommandLine {
  /** The file that is named, as an absolute path. */
  file: string | undefined
  /** The words that begin with a dash. */
  options: string[]
}

/** How a command is called, in words, and which options it has. */
export interface Command {
  usage: string
  options: string[]
  /**
   * Whether a file has to be named.
   * @default false
   */
  needsFile?: boolean
}

/**
 * Runs a command and ends the process: with 0, with 1 and a sentence where it could not be done, or with 2 and the
 * usage where it was called wrongly.
 */
export async function runCommand(command: Command, run: (line: CommandLine) => Promise<string>) {
  const line = lineOf(process.argv.slice(2), command)
  if (!line) {
    console.error(command.usage)
    process.exit(2)
  }
  try {
    console.log(await run(line))
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

function lineOf(words: string[], command: Command): CommandLine | undefined {
  const [file, ...others] = words.filter((word) => !word.startsWith('-'))
  const options = words.filter((word) => word.startsWith('-'))
  if (others.length > 0 || options.some((word) => !command.options.includes(word))) return undefined
  if (command.needsFile && !file) return undefined
  return { file: file && absolute(file), options }
}

/** npm runs its scripts in the folder of the package and remembers where the person was. */
export function absolute(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}
