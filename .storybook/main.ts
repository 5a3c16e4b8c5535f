import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import type { Channel } from 'storybook/internal/channels'
import { defaultClientConditions, mergeConfig } from 'vite'

import { foundations } from './foundations.ts'
import { namedByMessage } from './messageNames.ts'

/** Storybook applies it to every project, but lists it among the options of its own packages only. */
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
  experimental_indexers: (indexers = []) => indexers.map(namedByMessage),
  tags: {
    // Tests of an action: they end where their picture tells nothing. The filter of the sidebar shows them.
    action: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The development server would ask a website for news whenever a page of it opens.
  experimental_serverChannel: async (channel) => {
    channel.removeAllListeners('requestWhatsNewData')
    return channel
  },
  // TypeScript 7 has no JavaScript API, so the prose beside the props is read without it.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), foundations()],
      resolve: { conditions: ['@staff/source', ...defaultClientConditions] },
      // Named here, because a package that Vite first meets in the middle of a test makes it start again.
      optimizeDeps: {
        include: [
          '@storybook/addon-docs/blocks',
          'axe-core',
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
          onwarn(warning: { code?: string }, warn: (warning: { code?: string }) => void) {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
          },
        },
      },
    }),
}

export default config
