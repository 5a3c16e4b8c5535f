import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { format, resolveConfig } from 'prettier'

const AREAS = fileURLToPath(new URL('../../src/areas/', import.meta.url))
const TABLE = /^export const (\w+) = pgTable\(\s*'(\w+)'/m
const LIVE = /^export const (\w+) = liveTable\(/m

/** The file that lists the tables. */
export const LIST_FILE = `${AREAS}tables.ts`

/** The text of the file: every `*.table.ts` of the areas. A table has the name of its area, with `_` where that has `-`. */
export async function listTables(): Promise<string> {
  const tables = readdirSync(AREAS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.table.ts'))
    .toSorted()
    .map(readTable)
  const text = `// \`npm run migration\` writes this file.
import type { Area } from '@staff/api'
import type { OwnAreaName } from '@staff/content/entities'

${tables.map(({ names, path }) => `import { ${names.join(', ')} } from './${path.replace(/\.ts$/, '')}'`).join('\n')}

/** The table of every area of our own. A missing one is a compile error. */
export const tables = {
${tables.map(({ names: [name = ''], area }) => entry(area, name)).join('\n')}
} satisfies Record<OwnAreaName, Area['table']>

/** The tables of live versions, of each area that the public site shows. */
export const liveTables: Partial<Record<OwnAreaName, Area['live']>> = {
${tables.flatMap(({ names: [, live], area }) => (live === undefined ? [] : [entry(area, live)])).join('\n')}
}
`
  return format(text, { ...(await resolveConfig(LIST_FILE)), filepath: LIST_FILE })
}

function entry(area: string, name: string): string {
  return area === name ? `  ${name},` : `  '${area}': ${name},`
}

function readTable(path: string) {
  const source = readFileSync(AREAS + path, 'utf8')
  const [, name, table] = TABLE.exec(source) ?? []
  if (name === undefined || table === undefined) throw new Error(`${path} exports no pgTable`)
  const [, live] = LIVE.exec(source) ?? []
  return {
    path,
    names: live === undefined ? [name] : [name, live],
    area: table.replaceAll('_', '-'),
  }
}
