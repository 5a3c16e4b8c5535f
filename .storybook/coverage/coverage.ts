import type { CataloguedStory } from './catalogue'
import { messages } from './messages'
import type { Part } from './parts'
import { routes } from './routes'
import { rules } from './rules'
import { states } from './states'

/** What has to have a story, by the schemas and the specification, and the stories that it has. */
export function coverageOf(stories: readonly CataloguedStory[]): Part[] {
  return [rules, routes, messages, states].map((part) => part(stories))
}
