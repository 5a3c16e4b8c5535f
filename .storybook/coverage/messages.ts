import { specifiedMessages } from '../../apps/console/src/specification/messages'
import type { CataloguedStory } from './catalogue'
import { capitalize, forms, storyOfForm } from './forms'
import type { ExpectedStory, Part } from './parts'

const COUNTED = /\(currently \d+ words\)/

/** All messages of the specification, with the stories that show exactly this text. */
export function messages(stories: readonly CataloguedStory[]): Part {
  const uses = [...usesInForms(stories), ...usesInStrings(stories)]
  return {
    title: 'Messages of the specification',
    counted: 'messages',
    tables: [
      {
        caption: 'Word for word',
        columns: ['Message', 'Shown by'],
        rows: specifiedMessages.map((message) => ({
          cells: [message],
          stories: uniqueStories(uses.filter((use) => use.message === message)),
        })),
      },
    ],
  }
}

/** A message and a story that shows it. */
interface MessageUse extends ExpectedStory {
  message: string
}

/** The messages of the forms' invalid cases, each with the story of its case. */
function usesInForms(stories: readonly CataloguedStory[]): MessageUse[] {
  return forms.flatMap(({ name, invalid }) =>
    Object.entries(invalid).flatMap(([invalidCase, { message }]) => {
      const story = storyOfForm(stories, name, capitalize(invalidCase))
      return story
        ? [{ message: message.replace(COUNTED, '(currently N words)'), text: nameOf(story), story }]
        : []
    }),
  )
}

/** The strings of all stories. A message has to be a whole string, not a part of one. */
function usesInStrings(stories: readonly CataloguedStory[]): MessageUse[] {
  return stories.flatMap((story) =>
    story.strings.map((message) => ({ message, text: nameOf(story), story })),
  )
}

function uniqueStories(uses: readonly MessageUse[]): ExpectedStory[] {
  const byStory = new Map(uses.map(({ text, story }) => [story?.id, { text, story }]))
  return [...byStory.values()]
}

function nameOf({ title, name }: CataloguedStory): string {
  return `${title.replaceAll('/', ' › ')}, ${name}`
}
