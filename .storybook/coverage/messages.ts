import { specifiedMessages } from '../../apps/console/src/specification/messages'
import type { CataloguedStory } from './catalogue'
import { capital, forms, storyOfForm } from './forms'
import type { Part, Shown } from './parts'

const COUNTED = /\(currently \d+ words\)/

/** Every message of the specification, with the stories that show it word for word. */
export function messages(stories: readonly CataloguedStory[]): Part {
  const sayings = [...refusals(stories), ...words(stories)]
  return {
    title: 'Messages of the specification',
    counted: 'messages',
    tables: [
      {
        caption: 'Word for word',
        columns: ['Message', 'Shown by'],
        rows: specifiedMessages.map((message) => ({
          cells: [message],
          shown: onceEach(sayings.filter(({ said }) => said === message)),
        })),
      },
    ],
  }
}

interface Saying extends Shown {
  said: string
}

/** What the forms refuse: their stories make the mistake and look for its message. */
function refusals(stories: readonly CataloguedStory[]): Saying[] {
  return forms.flatMap(({ name, invalid }) =>
    Object.entries(invalid).flatMap(([mistake, { message }]) => {
      const story = storyOfForm(stories, name, capital(mistake))
      return story
        ? [{ said: message.replace(COUNTED, '(currently N words)'), text: nameOf(story), story }]
        : []
    }),
  )
}

/** What the other stories look for. A message is the whole of a string, never a part of it. */
function words(stories: readonly CataloguedStory[]): Saying[] {
  return stories.flatMap((story) =>
    story.words.map((said) => ({ said, text: nameOf(story), story })),
  )
}

function onceEach(shown: readonly Saying[]): Shown[] {
  const byStory = new Map(shown.map(({ text, story }) => [story?.id, { text, story }]))
  return [...byStory.values()]
}

function nameOf({ title, name }: CataloguedStory): string {
  return `${title.replaceAll('/', ' › ')}, ${name}`
}
