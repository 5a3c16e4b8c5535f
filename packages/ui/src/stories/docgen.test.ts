import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'

/** What a page of docs shows of a component: the same parser reads it there. */
interface Described {
  name: string
  props: Record<string, { description?: string }>
}

const SRC = fileURLToPath(new URL('..', import.meta.url))
const FIELDS = fileURLToPath(new URL('../../../forms/src/fields/', import.meta.url))
// A context, and a styled element without props of its own.
const WITHOUT_PROPS = ['./Locale/LocaleContext', './VisuallyHidden/VisuallyHidden']
/** Props of the native element that make no sense to leave to its own docs. */
const NATIVE: Record<string, string[]> = {
  AppLink: ['children', 'href'],
  AddButton: ['children', 'onClick'],
  Badge: ['children'],
  Button: ['children', 'onClick'],
  Card: ['children'],
  IconButton: ['onClick'],
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
