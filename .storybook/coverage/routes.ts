import {
  addressOf,
  outcomeOf,
  readers,
  routeTable,
  unknownRoute,
  type Reader,
  type SpecifiedRoute,
} from '../../apps/console/src/specification/routes'
import type { CataloguedStory } from './catalogue'
import { capital } from './forms'
import type { Part } from './parts'

const ID = /[\da-f]{8}-[\da-f-]{27}$/

/** Every route as every reader sees it. */
export function routes(stories: readonly CataloguedStory[]): Part {
  const told = placesOf(stories)
  return {
    title: 'Routes, as each reader sees them',
    counted: 'routes of readers',
    tables: readers.map((reader) => ({
      caption: `${capital(reader.role)} in the ${reader.country}`,
      columns: ['Address', 'What is seen'],
      rows: [...routeTable, unknownRoute].map((route) => {
        const address = addressOf(reader, route.path)
        const story = told.get(`${reader.role} ${address}`)
        const cell = route === unknownRoute ? `any other, as ${address}` : address
        return {
          cells: [cell.replace(ID, '{id}')],
          shown: [{ text: seenAt(reader, route), story }],
        }
      }),
    })),
  }
}

/** The story that shows a place best: one of screens before a journey, a usual world before a broken one. */
function placesOf(stories: readonly CataloguedStory[]): Map<string, CataloguedStory> {
  const told = new Map<string, CataloguedStory>()
  for (const story of stories.toSorted((one, other) => rank(one) - rank(other))) {
    for (const place of story.places) if (!told.has(place)) told.set(place, story)
  }
  return told
}

function rank({ title, isUsual, places }: CataloguedStory): number {
  // A tour begins at its first address; the way from there is the reader's.
  const faults = [places.length > 1, !title.startsWith('Screens/'), !isUsual]
  return faults.reduce((sum, isFault, index) => sum + (isFault ? 4 >> index : 0), 0)
}

function seenAt(reader: Reader, route: SpecifiedRoute): string {
  const outcome = outcomeOf(reader, route)
  if (outcome === 'denied') return 'Access Denied'
  if (outcome === 'restricted') return 'Access Restricted'
  return typeof route.title === 'string' ? route.title : 'Home'
}
