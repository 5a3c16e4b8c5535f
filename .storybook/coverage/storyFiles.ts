import { catalogue, type StoryModule } from './catalogue'

// Importing this module loads all stories: only the coverage page and its test do that.
const modules = import.meta.glob<StoryModule>(
  [
    '../../packages/{forms,content,admin}/src/**/*.stories.tsx',
    '../../apps/console/src/**/*.stories.tsx',
  ],
  { eager: true },
)

const sources = import.meta.glob<string>(
  [
    '../../packages/{forms,content,admin}/src/**/*.stories.tsx',
    '../../apps/console/src/**/*.stories.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** All stories of the forms, the admin and the console. */
export const stories = catalogue(modules, sources)
