import { storyNameFromExport, toId } from 'storybook/internal/csf'

import { capitalize, forms, type Form } from '../coverage/forms'

const sources = import.meta.glob<string>('../../packages/content/src/*/*Form.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const FIELD = /from '\.\.\/\.\.\/fields\/(\w+)'/g

/** Finds a form by the title of its page: 'Forms/Testimonial'. */
export function formOf(title: string): Form | undefined {
  return forms.find(({ name }) => normalize(`Forms/${name}`) === normalize(title))
}

/** Finds the source of a form by the title of its page. */
export function sourceOf(title: string): string | undefined {
  const name = formOf(title)?.name
  return Object.entries(sources).find(([path]) => path.includes(`/content/${name}/`))?.[1]
}

/** The names of the fields that a form's source imports, without duplicates. */
export function fieldsIn(source: string): string[] {
  return [...new Set([...source.matchAll(FIELD)].map(([, name = '']) => name))].toSorted()
}

/** Makes 'Forms/Change password' and 'Forms/changePassword' equal. */
function normalize(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z/]/g, '')
}

/** The id of a story, from the title of its page and the name of its export. */
export function storyId(title: string, exportName: string): string {
  return toId(title, storyNameFromExport(exportName))
}

/** The export of the story that shows an invalid case: 'nameMissing' becomes 'NameMissing'. */
export const exportOfInvalidCase = capitalize
