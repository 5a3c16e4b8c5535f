import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The ids of the styled components of each module. */
export type ComponentIds = ReadonlyMap<string, readonly string[]>

/** The rules of each styled component by its id, in the order of the sheet. */
export type ComponentRules = ReadonlyMap<string, readonly string[]>

/** The modules of a bundle that have styled components: first those of the start, in the order in which they run. */
export function styledModules(bundle: Bundle, ids: ComponentIds): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry))
  return first.flatMap(({ moduleIds }) => moduleIds).filter((module) => ids.has(module))
}

/** The styles of the start: what the page of the login may show before the sheet has loaded. */
export function startStyles(bundle: Bundle, ids: ComponentIds, rules: ComponentRules): string {
  const start = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? file.moduleIds : [],
  )
  const needed = new Set(start.flatMap((module) => ids.get(module) ?? []))
  return joinRules([...rules].filter(([id]) => needed.has(id)))
}

/** Writes the sheet with the styles of all components. Returns its path. */
export function writeSheet(dir: string, rules: ComponentRules): string {
  const text = joinRules([...rules])
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/styles-${hash}.css`
  writeFileSync(join(dir, name), text)
  return `/${name}`
}

/** Components that share an animation bring the same rule. */
function joinRules(rules: readonly (readonly [string, readonly string[]])[]): string {
  return [...new Set(rules.flatMap(([, texts]) => texts))].join('')
}
