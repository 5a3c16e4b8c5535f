import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const AREAS = fileURLToPath(new URL('../../src/areas/', import.meta.url))
const TABLE = /^export const (\w+) = pgTable\(\s*'(\w+)'/m

/** The file that lists the tables. */
export const LIST_FILE = `${AREAS}tables.ts`

/** The text of the file: every `*.table.ts` of the areas. A table has the name of its area, with `_` where that has `-`. */
export function listTables(): string {
  const tables = readdirSync(AREAS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.table.ts'))
    .toSorted()
    .map(readTable)
  return `// \`npm run migration\` writes this file.
import type { Area } from '@staff/api'
import type { OwnAreaName } from '@staff/content/entities'

${tables.map(({ name, path }) => `import { ${name} } from './${path.replace(/\.ts$/, '')}'`).join('\n')}

/** The table of every area of our own. A missing one is a compile error. */
export const tables = {
${tables.map(({ name, area }) => (area === name ? `  ${name},` : `  '${area}': ${name},`)).join('\n')}
} satisfies Record<OwnAreaName, Area['table']>
`
}

function readTable(path: string) {
  const [, name, table] = TABLE.exec(readFileSync(AREAS + path, 'utf8')) ?? []
  if (name === undefined || table === undefined) throw new Error(`${path} exports no pgTable`)
  return { path, name, area: table.replaceAll('_', '-') }
}
