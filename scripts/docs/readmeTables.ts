import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { environmentSchema } from '@staff/api/platform/config/environment'
import { format, resolveConfig } from 'prettier'
import { Schema } from 'yup'

import { folderOf, LIBRARIES } from '../packages/pack'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** The tables that `npm run tables` draws, from the declarations and their docstrings. */
const TABLES: Readonly<Record<string, () => string>> = {
  'rules of entity': () =>
    functionsTable('entity', 'rule', (path) => path.startsWith('./rules/'), [
      // They are about values, not about a field.
      'containsOwner',
      'hasValues',
      'hiddenIn',
      'isUploadedImage',
      'passwordLength',
      'passwordRules',
      'PASSWORD_MAX_LENGTH',
      'proposePassword',
    ]),
  'options of rules': () =>
    [
      '| option | of | meaning | when left out |',
      '| --- | --- | --- | --- |',
      ...Object.entries({ text: 'texts', number: 'numbers', date: 'days' }).flatMap(([file, of]) =>
        propertiesOf(
          readPackageFile('entity', `./rules/${file}`),
          /^export interface \w*Options/,
        ).map(
          ({ name, text, whenUnset }) =>
            `| \`${name}\` | ${of} | ${text} | ${whenUnset || 'required'} |`,
        ),
      ),
    ].join('\n'),
  'options of an entity': () =>
    optionsTable(readPackageFile('entity', './entity'), /^export interface EntityDefinition/),
  'labels of an entity': () =>
    optionsTable(readPackageFile('entity', './field/labels'), /^export interface EntityLabels/),
  'environment variables': variablesTable,
  'fields of forms': () => functionsTable('forms', 'field', (path) => path.startsWith('./fields/')),
}

/** The variables that configure a server. */
function variablesTable(): string {
  const rows = Object.entries(environmentSchema.fields).map(([name, schema]) => {
    const { description, whenUnset } = (schema instanceof Schema && schema.meta()) || {}
    return `| \`${name}\` | ${String(description)} | ${String(whenUnset)} |`
  })
  return ['| variable | what it does | without it |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The documents with tables: the READMEs of the packages, and the operations guide. */
export const WITH_TABLES = [
  ...LIBRARIES.map((library) => join(folderOf(library), 'README.md')),
  join(packages, '../docs/operations.md'),
]

/** Draws all tables of a document again. A table stands between `<!-- table: name -->` and `<!-- end of table -->`. */
export async function drawTables(markdown: string): Promise<string> {
  const drawn = markdown.replaceAll(
    /(<!-- table: ([^>]+) -->\n)[^]*?(\n<!-- end of table -->)/g,
    (_, start: string, name: string, end: string) => {
      const draw = TABLES[name]
      if (!draw) throw new Error(`There is no table of the name ${name}`)
      return `${start}\n${draw()}\n${end}`
    },
  )
  return format(drawn, { ...(await resolveConfig(packages)), parser: 'markdown' })
}

/** The functions that the index of a package exports from some of its files. */
function functionsTable(
  library: string,
  heading: string,
  isWanted: (path: string) => boolean,
  without: readonly string[] = [],
): string {
  const index = readPackageFile(library, './index')
  const rows = [...index.matchAll(/^export \{([^}]+)\} from '([^']+)'/gm)]
    .filter(([, , path = '']) => isWanted(path))
    .flatMap(([, names = '', path = '']) => {
      const source = readPackageFile(library, path)
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ') && !without.includes(name))
        .flatMap((name) => describeFunction(source, name))
    })
  return [`| ${heading} | what it is |`, '| --- | --- |', ...rows.toSorted()].join('\n')
}

/** A row for an exported function with its docstring; none for another export. */
function describeFunction(source: string, name: string): string[] {
  const declaration = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\nexport (?:const ${name} =|function ${name}\b)`,
  ).exec(source)
  if (!declaration) return []
  const rest = source.slice(declaration.index + declaration[0].length)
  return [`| \`${name}${parametersIn(rest)}\` | ${sentencesOf(declaration[1] ?? '').text} |`]
}

/** The names of a function's parameters, `(label, options)`, from what follows its name. A component has one object of props: ''. */
function parametersIn(source: string): string {
  const list = /^(?:<[^(]*>)?\(((?:[^()]|\([^()]*\))*)\)/.exec(source)?.[1]?.trim() ?? ''
  const isComponent = /^\{[^}]*\}: \w*Props\b/.test(list)
  if (list === '' || isComponent) return ''
  const names = list
    // Types and defaults have commas of their own.
    .replaceAll(/\{[^{}]*\}(?=: \w+Options| = \{\})/g, 'options')
    .split(/,\s*(?=\w+\??[:=\s])/)
    .map((each) => /^\w+/.exec(each.trim())?.[0])
  return `(${names.filter(Boolean).join(', ')})`
}

function optionsTable(source: string, start: RegExp): string {
  const rows = propertiesOf(source, start).map(
    ({ name, isOptional, text, whenUnset }) =>
      `| \`${name}\` | ${text} | ${isOptional ? whenUnset || 'nothing' : 'required'} |`,
  )
  return ['| option | meaning | when left out |', '| --- | --- | --- |', ...rows].join('\n')
}

interface Property {
  name: string
  isOptional: boolean
  text: string
  /** From the `@default` of its docstring. */
  whenUnset: string
}

/** The properties of the interfaces whose first line matches. Prettier's layout is relied on: a property starts with two spaces. */
function propertiesOf(source: string, start: RegExp): Property[] {
  const lines = source.split('\n')
  const bodies = lines.flatMap((line, index) =>
    start.test(line) ? [lines.slice(index + 1, lines.indexOf('}', index)).join('\n')] : [],
  )
  return bodies.flatMap((body) =>
    [
      ...body.matchAll(/(?:^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^ {2}(?:readonly )?(\w+)(\??):/gm),
    ].map(([, comment = '', name = '', mark]) => {
      const { text, whenUnset } = sentencesOf(comment)
      return { name, isOptional: mark === '?', text, whenUnset }
    }),
  )
}

/** The text of a docstring as one line, and its `@default`. */
function sentencesOf(comment: string): { text: string; whenUnset: string } {
  const line = comment
    .split('\n')
    .map((each) => each.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replaceAll('|', String.raw`\|`)
    .trim()
  const [text = '', whenUnset = ''] = line.split(/\s*@default /)
  return { text: text.trim(), whenUnset: whenUnset.trim() }
}

/** Reads a file of a package by its path without extension, as an import of the index names it. */
function readPackageFile(library: string, path: string): string {
  const file = join(packages, library, 'src', path)
  for (const extension of ['.ts', '.tsx'])
    try {
      return readFileSync(file + extension, 'utf8')
    } catch {
      // The other extension.
    }
  throw new Error(`There is no ${file} in ${dirname(file)}`)
}
