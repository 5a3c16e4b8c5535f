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
import { capitalize } from './forms'
import type { Part } from './parts'

const ID = /[\da-f]{8}-[\da-f-]{27}$/

/** All routes as each reader sees them. */
export function routes(stories: readonly CataloguedStory[]): Part {
  const storyOf = storiesByVisit(stories)
  return {
    title: 'Routes, as each reader sees them',
    counted: 'routes of readers',
    tables: readers.map((reader) => ({
      caption: `${capitalize(reader.role)} in the ${reader.region}`,
      columns: ['Address', 'What is seen'],
      rows: [...routeTable, unknownRoute].map((route) => {
        const address = addressOf(reader, route.path)
        const story = storyOf.get(`${reader.role} ${address}`)
        const cell = route === unknownRoute ? `any other, as ${address}` : address
        return {
          cells: [cell.replace(ID, '{id}')],
          stories: [{ text: visibleAt(reader, route), story }],
        }
      }),
    })),
  }
}

/** The best story of each visit: screens before journeys, default responses before others. */
function storiesByVisit(stories: readonly CataloguedStory[]): Map<string, CataloguedStory> {
  const found = new Map<string, CataloguedStory>()
  for (const story of stories.toSorted((one, other) => rank(one) - rank(other))) {
    for (const visit of story.visits) if (!found.has(visit)) found.set(visit, story)
  }
  return found
}

/** A lower rank is better. The first of the drawbacks counts most. */
function rank({ title, hasDefaultApi, visits }: CataloguedStory): number {
  // A story with several paths starts at the first; the user has to open the others.
  const drawbacks = [visits.length > 1, !title.startsWith('Screens/'), !hasDefaultApi]
  return drawbacks.reduce((sum, applies, index) => sum + (applies ? 4 >> index : 0), 0)
}

function visibleAt(reader: Reader, route: SpecifiedRoute): string {
  const outcome = outcomeOf(reader, route)
  if (outcome === 'denied') return 'Access Denied'
  if (outcome === 'restricted') return 'Access Restricted'
  return typeof route.title === 'string' ? route.title : 'Home'
}
