import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The packages that others can install, those first that need no other. */
export const LIBRARIES = ['ui', 'forms', 'contract', 'admin'] as const

export type Library = (typeof LIBRARIES)[number]

/** An entry of a package: a file behind each condition. */
type Entry = Partial<Record<'@staff/source' | 'types' | 'default', string>>

export interface Manifest {
  name: string
  exports?: Record<string, Entry>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** The folder of a library. */
export function folderOf(library: Library): string {
  return join(root, 'packages', library)
}

/** What the package in a folder says about itself. */
export function readManifest(folder: string): Manifest {
  // The package is ours, and the compiler cannot read JSON that is named at run time.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Builds the libraries, where their sources have changed. */
export function buildLibraries() {
  const turbo = ['--env-file=scripts/quiet.env', 'node_modules/turbo/bin/turbo']
  const words = ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']
  run(process.execPath, [...turbo, ...words], root)
}

/** Packs the built library into an empty folder; gives the path of the tarball. */
export function pack(library: Library, folder: string): string {
  run('npm', ['pack', '--silent', '--pack-destination', folder], folderOf(library))
  const tarball = readdirSync(folder).find((name) => name.startsWith(`staff-${library}-`))
  if (!tarball) throw new Error(`npm packed no ${library}`)
  return join(folder, tarball)
}

/** Runs a command; throws with what it has printed where it fails. */
export function run(command: string, words: readonly string[], cwd: string) {
  // What vitest says about itself must not reach a build: it would be one for development.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`)
  return stdout
}
