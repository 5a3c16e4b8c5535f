import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = [
  'packages/ui/src',
  'packages/forms/src',
  'packages/content/src',
  'packages/admin/src',
  'apps/console/src',
]
// The files in these folders document or test tokens and icons. They do not count as users.
const EXCLUDED_FOLDERS = ['theme', 'foundations', 'stories', 'testing', 'journeys']
const COLOUR = /\bcolor\.(\w+)/g
const IMPORTED_ICONS = /import \{([^}]+)\} from 'lucide-react'/g

/** The folders that use each name: 'add' → ['Badge', 'Button']. */
type Users = Record<string, string[]>

/** Provides the foundation pages with data from the source code: the users of each colour and of each icon. */
export function foundations(): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:color-users': () => `export const colorUsers = ${JSON.stringify(colorUsers())}`,
    'virtual:used-icons': () => iconModule(iconUsers()),
  }
  return {
    name: 'foundations',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
  }
}

/** The users of each colour token, from `color.add` in the source. */
function colorUsers(): Users {
  return usersOf((text) => [...text.matchAll(COLOUR)].map(([, name = '']) => name))
}

/** The users of each icon, from the imports of `lucide-react`. */
function iconUsers(): Users {
  return usersOf((text) =>
    [...text.matchAll(IMPORTED_ICONS)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  )
}

function iconModule(users: Users): string {
  const names = Object.keys(users).toSorted()
  return `import { ${names.join(', ')} } from 'lucide-react'
export const usedIcons = [
${names.map((name) => `{ name: '${name}', Icon: ${name}, users: ${JSON.stringify(users[name])} }`).join(',\n')}
]`
}

function usersOf(namesIn: (text: string) => string[]): Users {
  const users: Record<string, Set<string>> = {}
  for (const path of sourceFiles()) {
    for (const name of namesIn(readFileSync(path, 'utf8'))) {
      ;(users[name] ??= new Set()).add(basename(dirname(path)))
    }
  }
  return Object.fromEntries(
    Object.entries(users).map(([name, folders]) => [name, [...folders].toSorted()]),
  )
}

function sourceFiles(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.(?:stories|test))\.tsx?$/.test(path))
      .filter((path) => !path.split(sep).some((part) => EXCLUDED_FOLDERS.includes(part)))
      .map((path) => join(ROOT, folder, path)),
  )
}
