import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Rolldown } from 'vite'

import { isGlobal } from './styleTemplates.ts'

type Bundle = Rolldown.OutputBundle

/** The ids of the style templates of each module. */
export type ComponentIds = ReadonlyMap<string, readonly string[]>

/** The rules of each template by its id, in the order of the sheet. */
export type ComponentRules = ReadonlyMap<string, readonly string[]>

/** The modules of a bundle that have styles: first those of the start, in the order in which they run. */
export function styledModules(bundle: Bundle, ids: ComponentIds): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry))
  return first.flatMap(({ moduleIds }) => moduleIds).filter((module) => ids.has(module))
}

/** The styles of the entry and of other chunks of a page: what it may show before the sheet has loaded. */
export function chunkStyles(
  bundle: Bundle,
  chunks: readonly string[],
  ids: ComponentIds,
  rules: ComponentRules,
): string {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && (file.isEntry || chunks.includes(file.name)) ? file.moduleIds : [],
  )
  const needed = new Set(modules.flatMap((module) => ids.get(module) ?? []))
  return joinRules([...rules].filter(([id]) => needed.has(id) && !isGlobal(id)))
}

/** Writes the sheet with all styles but those that each page has inline. Returns its path. */
export function writeSheet(dir: string, rules: ComponentRules, inline: string): string {
  const others = [...rules].map(
    ([id, texts]) => [id, texts.filter((text) => !inline.includes(text))] as const,
  )
  const text = joinRules(others)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/styles-${hash}.css`
  writeFileSync(join(dir, name), text)
  return `/${name}`
}

/** Components that share an animation bring the same rule. */
function joinRules(rules: readonly (readonly [string, readonly string[]])[]): string {
  return [...new Set(rules.flatMap(([, texts]) => texts))].join('')
}
