import { storyNameFromExport, toId } from 'storybook/internal/csf'

import { wordsOf } from './wordsOf'

/** What of a story, or of the meta of its file, says where it is and who looks. */
interface Told {
  args?: { path?: string; paths?: readonly string[] }
  parameters?: { api?: ToldWorld }
  tags?: readonly string[]
}

interface ToldWorld {
  role?: string
  loggedIn?: boolean
  answers?: unknown
  records?: unknown
}

/** A file of stories, as it is imported. */
export type StoryModule = { default: Told & { title: string } } & Record<string, Told>

/** A story that the sidebar leads to. */
export interface CataloguedStory {
  /** As in the address of Storybook: 'forms-testimonial--new'. */
  id: string
  file: string
  title: string
  exportName: string
  /** Its export in words: 'Description Too Long'. */
  name: string
  /** Who sees what: 'staff /UK/dashboard'. Empty where nobody is logged in. */
  places: readonly string[]
  /** Whether its world is as it usually is: nothing fails, nothing is left out. */
  isUsual: boolean
  /** The whole strings that it writes, to look for them or to type them. */
  words: readonly string[]
}

/** The stories of some files, from their modules and their sources; what the sidebar hides is left out. */
export function catalogue(
  modules: Readonly<Record<string, StoryModule>>,
  sources: Readonly<Record<string, string>>,
): CataloguedStory[] {
  return Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) => {
    const words = wordsOf(sources[file] ?? '')
    return Object.entries(stories)
      .filter(([exportName]) => /^[A-Z]/.test(exportName))
      .filter(([, { tags = [] }]) => ![...(meta.tags ?? []), ...tags].includes('!dev'))
      .map(([exportName, story]) => {
        const name = storyNameFromExport(exportName)
        const world = { ...meta.parameters?.api, ...story.parameters?.api }
        return {
          id: toId(meta.title, name),
          file,
          title: meta.title,
          exportName,
          name,
          places: placesOf({ ...meta.args, ...story.args }, world),
          isUsual: !world.answers && !world.records,
          words: words.get(exportName) ?? [],
        }
      })
  })
}

function placesOf({ path, paths }: NonNullable<Told['args']>, world: ToldWorld): string[] {
  const { role = 'administrator', loggedIn = true } = world
  const all = paths ?? (path === undefined ? [] : [path])
  return loggedIn ? all.map((each) => `${role} ${each}`) : []
}
