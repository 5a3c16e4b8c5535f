import type { CataloguedStory } from './catalogue'
import { messages } from './messages'
import type { Part } from './parts'
import { routes } from './routes'
import { rules } from './rules'
import { states } from './states'

/** Everything that needs a story, as the schemas and the specification define it, with its stories. */
export function coverageOf(stories: readonly CataloguedStory[]): Part[] {
  return [rules, routes, messages, states].map((part) => part(stories))
}
