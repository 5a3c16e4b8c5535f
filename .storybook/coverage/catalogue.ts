import { storyNameFromExport, toId } from 'storybook/internal/csf'

import { wordsOf } from '../storyNames'
import { stringLiteralsOf } from './stringLiterals'

/** The annotations of a story or a meta that are read here. */
interface Annotations {
  args?: { path?: string; paths?: readonly string[] }
  parameters?: { api?: ApiParameter }
  tags?: readonly string[]
}

/** The parts of a story's `api` parameter that are read here. */
interface ApiParameter {
  role?: string
  loggedIn?: boolean
  answers?: unknown
  records?: unknown
}

/** An imported file of stories. */
export type StoryModule = { default: Annotations & { title: string } } & Record<string, Annotations>

/** A story in the sidebar. */
export interface CataloguedStory {
  /** Storybook's id: 'forms-testimonial--new'. */
  id: string
  file: string
  title: string
  exportName: string
  /** The name in the sidebar: 'Description too long'. */
  name: string
  /** The role and path of each page: 'staff /UK/dashboard'. Empty if nobody is logged in. */
  visits: readonly string[]
  /** Whether the fake API has its default responses and records. */
  hasDefaultApi: boolean
  /** The string literals in its source: texts that it looks for or types. */
  strings: readonly string[]
}

/** Lists the stories of files, without those that the sidebar hides. Modules and sources have the file as their key. */
export function catalogue(
  modules: Readonly<Record<string, StoryModule>>,
  sources: Readonly<Record<string, string>>,
): CataloguedStory[] {
  return Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) => {
    const strings = stringLiteralsOf(sources[file] ?? '')
    return Object.entries(stories)
      .filter(([exportName]) => /^[A-Z]/.test(exportName))
      .filter(([, { tags = [] }]) => ![...(meta.tags ?? []), ...tags].includes('!dev'))
      .map(([exportName, story]) => {
        const name = storyNameFromExport(exportName)
        const api = { ...meta.parameters?.api, ...story.parameters?.api }
        return {
          id: toId(meta.title, name),
          file,
          title: meta.title,
          exportName,
          name: wordsOf(name),
          visits: visitsOf({ ...meta.args, ...story.args }, api),
          hasDefaultApi: !api.answers && !api.records,
          strings: strings.get(exportName) ?? [],
        }
      })
  })
}

function visitsOf({ path, paths }: NonNullable<Annotations['args']>, api: ApiParameter): string[] {
  const { role = 'administrator', loggedIn = true } = api
  const all = paths ?? (path === undefined ? [] : [path])
  return loggedIn ? all.map((each) => `${role} ${each}`) : []
}
