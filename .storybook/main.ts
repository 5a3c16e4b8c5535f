import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import type { Channel } from 'storybook/internal/channels'
import { defaultClientConditions, mergeConfig } from 'vite'

import { foundations } from './foundations.ts'
import { nameStoriesByMessage } from './messageNames.ts'
import { readContent } from './readContent.ts'
import { compareTitles, sidebarOrder } from './sidebarOrder.ts'
import { nameStoriesInWords } from './storyNames.ts'

/** The file of our typeface. `manager.ts` loads it, too. */
const TYPEFACE = 'inter-latin-wght-normal.woff2'

declare global {
  /** Compares two stories by their places in the sidebar. Only in Node, where Storybook evaluates `storySort` of preview.tsx. */
  var compareInSidebar: (one: { title: string }, other: { title: string }) => number
}

/** An option that works in every project, although Storybook's types declare it only for presets. */
interface ServerChannel {
  experimental_serverChannel: (channel: Channel) => Promise<Channel>
}

const config: StorybookConfig & ServerChannel = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    './guides/*.mdx',
    './project/*.mdx',
    './*.stories.tsx',
    './coverage/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/console/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: async (indexers = []) => {
    const { fixtures } = await readContent()
    const order = sidebarOrder(fixtures.map(({ entity }) => entity))
    globalThis.compareInSidebar = (one, other) => compareTitles(order, one.title, other.title)
    return indexers.map(nameStoriesInWords).map(nameStoriesByMessage)
  },
  tags: {
    // A test of an action does not end in a state to review. The filter of the sidebar shows such tests.
    action: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Otherwise the development server requests news from a website whenever a page opens.
  experimental_serverChannel: async (channel) => {
    channel.removeAllListeners('requestWhatsNewData')
    return channel
  },
  // Our theme has another typeface. Storybook's own pages would load two files of theirs for the moment before it applies.
  managerHead: withoutTypefaces,
  previewHead: withoutTypefaces,
  // TypeScript 7 has no JavaScript API, which the other parser of props (`react-docgen-typescript`) needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), foundations()],
      resolve: { conditions: ['@staff/source', ...defaultClientConditions] },
      // Listed here, because Vite reloads the page when it finds a new package during a test.
      optimizeDeps: {
        include: [
          '@storybook/addon-docs/blocks',
          'axe-core',
          'markdown-it',
          'storybook/internal/core-events',
          'storybook/internal/csf',
          'storybook/internal/router',
          'storybook/theming/create',
          'valtio/utils',
        ],
      },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          output: {
            // The sidebar loads the same file as the stories, so its name has no hash.
            assetFileNames: ({ names }: { names: readonly string[] }) =>
              names.includes(TYPEFACE) ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]',
          },
          onwarn(warning: { code?: string }, warn: (warning: { code?: string }) => void) {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
          },
        },
      },
    }),
}

function withoutTypefaces(head = ''): string {
  return `${head}<script>(${dropTypefaces.toString()})()</script>`
}

/** Runs in Storybook's own pages. */
function dropTypefaces() {
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index--)
      if (sheet.cssRules[index]?.cssText.includes('Nunito')) sheet.deleteRule(index)
}

export default config
