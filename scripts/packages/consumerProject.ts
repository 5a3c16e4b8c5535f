import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildLibraries, folderOf, LIBRARIES, pack, readManifest, run, type Library } from './pack'

const root = fileURLToPath(new URL('../..', import.meta.url))
const example = join(root, 'examples', 'library')

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

/** Makes a project from the first example of a library's README and returns its path. */
export function copyReadme(consumer: string, library: Library): string {
  const folder = join(consumer, `${library}-readme`)
  const readme = readFileSync(join(folderOf(library), 'README.md'), 'utf8')
  const [, code] = /```tsx\n(.*?)```/s.exec(readme) ?? []
  if (!code) throw new Error(`The README of ${library} has no example`)
  mkdirSync(join(folder, 'src'), { recursive: true })
  for (const name of ['index.html', 'tsconfig.json', 'vite.config.ts', 'package.json'])
    cpSync(join(example, name), join(folder, name))
  writeFileSync(join(folder, 'src/main.tsx'), code)
  return folder
}

/** Type-checks and builds a project for production, as `npm run build` of the example does. */
export function buildProject(folder: string) {
  const bin = join(dirname(folder), 'node_modules')
  run(process.execPath, [join(bin, 'typescript/bin/tsc')], folder)
  run(process.execPath, [join(bin, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'], folder)
}

function unpack(tarball: string, folder: string) {
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

function link(name: string, folder: string) {
  const path = join(folder, 'node_modules', name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), path, 'junction')
}
