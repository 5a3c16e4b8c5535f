import { storyNameFromExport, toId } from 'storybook/internal/csf'

import { capital, forms, type Form } from '../coverage/forms'

const sources = import.meta.glob<string>('../../packages/forms/src/content/*/*Form.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const FIELD = /from '\.\.\/\.\.\/fields\/(\w+)'/g

/** The form of a page, by its title: 'Forms/Testimonial'. */
export function formOf(title: string): Form | undefined {
  return forms.find(({ name }) => bare(`Forms/${name}`) === bare(title))
}

/** The source of the form of a page. */
export function sourceOf(title: string): string | undefined {
  const name = formOf(title)?.name
  return Object.entries(sources).find(([path]) => path.includes(`/content/${name}/`))?.[1]
}

/** The fields that the source of a form uses, each once. */
export function fieldsIn(source: string): string[] {
  return [...new Set([...source.matchAll(FIELD)].map(([, name = '']) => name))].toSorted()
}

/** 'Forms/Change password' and 'Forms/change-password' are the same. */
function bare(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z/]/g, '')
}

/** The id of a story, by the title of its page and the name of its export. */
export function storyId(title: string, exportName: string): string {
  return toId(title, storyNameFromExport(exportName))
}

/** The export of the story of a mistake: 'nameMissing' has 'NameMissing'. */
export const exportOfMistake = capital
