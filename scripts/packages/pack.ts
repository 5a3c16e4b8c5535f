import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folder of the example of another trade. */
export const example = join(root, 'examples', 'library')

/** The packages that are published, in the order of their dependencies. */
export const LIBRARIES = ['entity', 'ui', 'forms', 'contract', 'admin', 'api'] as const

export type Library = (typeof LIBRARIES)[number]

/** An entry of a package: a file behind each condition. */
type Entry = Partial<Record<'@staff/source' | 'types' | 'default', string>>

export interface Manifest {
  name: string
  exports?: Record<string, Entry>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  devDependencies?: Record<string, string>
}

/** The folder of a library. */
export function folderOf(library: Library): string {
  return join(root, 'packages', library)
}

/** Reads the package.json of a folder. */
export function readManifest(folder: string): Manifest {
  // Our own package.json files have these fields.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Builds the libraries whose sources have changed. */
export function buildLibraries() {
  const turbo = ['--env-file=scripts/noTelemetry.env', 'node_modules/turbo/bin/turbo']
  const args = ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']
  run(process.execPath, [...turbo, ...args], root)
}

/** Packs a built library into a folder and returns the path of the tarball. */
export function pack(library: Library, folder: string): string {
  run('npm', ['pack', '--silent', '--pack-destination', folder], folderOf(library))
  const tarball = readdirSync(folder).find((name) => name.startsWith(`staff-${library}-`))
  if (!tarball) throw new Error(`npm pack wrote no tarball of ${library}`)
  return join(folder, tarball)
}

/** Runs a command and returns its standard output. `more` are additional environment variables. Throws with its whole output if it fails. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  more: Readonly<Record<string, string>> = {},
) {
  // Inside vitest, NODE_ENV is `test`: a build would be one for development.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name)),
  )
  const env = { ...inherited, ...more }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}
