import { catalogue, type StoryModule } from './catalogue'

// Whoever imports this loads all stories: only the page of coverage, and its test.
const modules = import.meta.glob<StoryModule>(
  ['../../packages/{forms,admin}/src/**/*.stories.tsx', '../../apps/console/src/**/*.stories.tsx'],
  { eager: true },
)

const sources = import.meta.glob<string>(
  ['../../packages/{forms,admin}/src/**/*.stories.tsx', '../../apps/console/src/**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

/** Every story of the forms and of the console. */
export const stories = catalogue(modules, sources)
