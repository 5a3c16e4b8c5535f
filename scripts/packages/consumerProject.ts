import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { buildLibraries, example, folderOf, LIBRARIES, pack, readManifest, root, run } from './pack'

/**
 * Makes a folder outside the repository with the packed libraries installed in it, and returns its path. Its other packages
 * are those that the libraries and the example declare: links to the installed ones, so that no network is needed.
 */
export function makeConsumer(): string {
  buildLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'staff-example-'))
  for (const library of LIBRARIES)
    unpack(pack(library, folder), join(folder, 'node_modules/@staff', library))
  for (const name of declaredPackages()) link(name, folder)
  return folder
}

/** Copies the example into the consumer's folder and returns its path. */
export function copyExample(consumer: string): string {
  const folder = join(consumer, 'library')
  cpSync(example, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  return folder
}

/** Type-checks and builds a project for production, as `npm run build` of the example does, with additional environment variables. */
export function buildProject(folder: string, env: Readonly<Record<string, string>> = {}) {
  const bin = join(dirname(folder), 'node_modules')
  run(process.execPath, [join(bin, 'typescript/bin/tsc')], folder)
  run(process.execPath, [join(bin, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'], folder, env)
}

/** Unpacks a tarball into a folder. */
export function unpack(tarball: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder], folder)
}

/** The names of the packages that the libraries and the example depend on, without the libraries themselves. */
function declaredPackages(): string[] {
  const { dependencies, devDependencies } = readManifest(example)
  const libraries = LIBRARIES.map((library) => readManifest(folderOf(library)))
  const names = [
    ...libraries.flatMap((each) => Object.keys({ ...each.dependencies, ...each.peerDependencies })),
    ...Object.keys({ ...dependencies, ...devDependencies }),
  ]
  return [...new Set(names)].filter((name) => !name.startsWith('@staff/'))
}

/** Links a package that is installed in the repository into a folder outside of it. */
export function link(name: string, folder: string) {
  const path = join(folder, 'node_modules', name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), path, 'junction')
}
