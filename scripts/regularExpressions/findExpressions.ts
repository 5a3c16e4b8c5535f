import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseAst } from 'rolldown/parseAst'

import { isForTests } from '../structure/imports'

/** A regular expression that the sources contain. */
export interface FoundExpression {
  /** Its file, from the root of the repository. */
  file: string
  pattern: string
  flags: string
}

/** The regular expressions in source files, and the files that build one from a text. */
export interface FoundExpressions {
  literals: FoundExpression[]
  building: string[]
}

/** Finds all regular expressions in the TypeScript files of these folders, without tests and what only they use. */
export function findExpressions(root: string, folders: readonly string[]): FoundExpressions {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !isForTests(name))
      .map((name) => `${folder}/${name}`),
  )
  const found: FoundExpressions = { literals: [], building: [] }
  for (const file of files) addFrom(found, file, readFileSync(join(root, file), 'utf8'))
  return found
}

/** Adds the regular expressions of one file. */
export function addFrom(found: FoundExpressions, file: string, source: string) {
  visit(parseAst(source, { lang: 'ts' }), (node) => {
    const { type, regex, callee } = node
    if (type === 'Literal' && isObject(regex))
      found.literals.push({
        file,
        pattern: String(regex['pattern']),
        flags: String(regex['flags']),
      })
    const isCall = type === 'NewExpression' || type === 'CallExpression'
    if (isCall && isObject(callee) && callee['name'] === 'RegExp' && !found.building.includes(file))
      found.building.push(file)
  })
}

function visit(node: unknown, see: (node: Record<string, unknown>) => void) {
  if (Array.isArray(node)) for (const each of node) visit(each, see)
  if (!isObject(node) || Array.isArray(node)) return
  see(node)
  for (const each of Object.values(node)) visit(each, see)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
