import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const EXCLUDED = ['node_modules', 'dist', '.git', '.turbo', 'data', 'reports', 'storybook-static']
const SCOPE = '@staff'

/**
 * Copies the sources into a new folder and returns its path. There `@staff/*` leads to the copied packages, and all other
 * dependencies are links to the installed ones.
 */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'staff-guide-'))
  for (const name of readdirSync(root).filter(isCopied))
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      // Only the root's `data` is a database: `packages/admin/src/data` is source code.
      filter: (path) => basename(path) === 'data' || isCopied(basename(path)),
    })
  linkModules(join(copy, 'node_modules'))
  return copy
}

function isCopied(name: string): boolean {
  return !EXCLUDED.includes(name)
}

function linkModules(modules: string) {
  const installed = join(root, 'node_modules')
  mkdirSync(join(modules, SCOPE), { recursive: true })
  for (const name of readdirSync(installed).filter(
    (each) => each !== SCOPE && !/^\.(?!bin)/.test(each),
  ))
    symlinkSync(join(installed, name), join(modules, name))
  for (const [name, folder] of Object.entries(PACKAGES))
    symlinkSync(join('../..', folder), join(modules, SCOPE, name))
}

/** The folder of each package, by its name without the scope. */
const PACKAGES = Object.fromEntries(
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).flatMap((folder) => {
      const path = join(root, group, folder, 'package.json')
      if (!existsSync(path)) return []
      const { name } = JSON.parse(readFileSync(path, 'utf8')) as { name: string }
      return [[name.replace(`${SCOPE}/`, ''), join(group, folder)]]
    }),
  ),
)
