import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'

/** The description of a component on its docs page, from the same parser. */
interface Described {
  name: string
  props: Record<string, { description?: string }>
}

const SRC = fileURLToPath(new URL('..', import.meta.url))
const FIELDS = fileURLToPath(new URL('../../../forms/src/fields/', import.meta.url))
// A context, and a styled element without props of its own.
const WITHOUT_PROPS = ['./Locale/LocaleContext', './VisuallyHidden/VisuallyHidden']
/** Native props that a component must document itself. */
const NATIVE: Record<string, string[]> = {
  AppLink: ['children', 'href'],
  AddButton: ['children', 'onClick'],
  Badge: ['children'],
  Button: ['children', 'onClick'],
  Card: ['children'],
  IconButton: ['onClick'],
  MarkdownTextArea: ['onChange'],
  TextArea: ['onChange'],
  TextInput: ['onChange'],
  WordCountTextArea: ['onChange'],
}

const index = readFileSync(`${SRC}index.ts`, 'utf8')
const components = [...index.matchAll(/from '(\.\/([A-Z]\w+)\/[A-Z]\w+)'/g)]
  .map(([, path = '']) => path)
  .filter((path) => !WITHOUT_PROPS.includes(path))
const fields = Object.keys(import.meta.glob('../../../forms/src/fields/*Field.tsx')).map((path) =>
  path.replace(/^.*\/fields\//, FIELDS),
)
const described = [...components.map((path) => `${SRC}${path}.tsx`), ...fields].flatMap(describedIn)

test('every prop of every public component is described on its page', () => {
  expect(described.length).toBeGreaterThan(45)
  const silent = described.flatMap(({ name, props }) =>
    Object.entries(props)
      .filter(([, { description }]) => !description)
      .map(([prop]) => `${name}: ${prop}`),
  )
  expect(silent).toEqual([])
})

test.each(Object.entries(NATIVE))('%s describes its %s', (name, props) => {
  const own = described.find((each) => each.name === name)?.props ?? {}
  expect(Object.keys(own)).toEqual(expect.arrayContaining(props))
})

function describedIn(path: string): Described[] {
  const found = parse(readFileSync(path, 'utf8'), {
    filename: path,
    importer: makeFsImporter(),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  })
  return found.map(({ displayName = '', props = {} }) => ({ name: displayName, props }))
}
