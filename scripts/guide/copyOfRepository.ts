import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LEFT_OUT = ['node_modules', 'dist', '.git', '.turbo', 'data', 'reports', 'storybook-static']
const OURS = '@staff'

/** Copies the sources into a new folder, whose packages are its own and whose dependencies are ours. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'staff-guide-'))
  for (const name of readdirSync(root).filter(isCopied))
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      // Below the root, `data` is the console's room.
      filter: (path) => basename(path) === 'data' || isCopied(basename(path)),
    })
  linkModules(join(copy, 'node_modules'))
  return copy
}

function isCopied(name: string): boolean {
  return !LEFT_OUT.includes(name)
}

function linkModules(modules: string) {
  const own = join(root, 'node_modules')
  mkdirSync(join(modules, OURS), { recursive: true })
  for (const name of readdirSync(own).filter((each) => each !== OURS && !/^\.(?!bin)/.test(each)))
    symlinkSync(join(own, name), join(modules, name))
  for (const [name, folder] of Object.entries(PACKAGES))
    symlinkSync(join('../..', folder), join(modules, OURS, name))
}

const PACKAGES = Object.fromEntries(
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => [name, join(group, name)]),
  ),
)
