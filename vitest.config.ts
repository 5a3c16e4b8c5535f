import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

import { browserFlags, findBrowser } from './scripts/prerequisites/browser.ts'

const conditions = ['@staff/source', ...defaultServerConditions]

/**
 * Resolves our packages to their sources. Vitest runs global setups in a separate environment. The stories get the same
 * condition from `.storybook/main.ts`.
 */
const fromSources = {
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
}

const executablePath = findBrowser()

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/console/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        ...fromSources,
        test: {
          name: 'api',
          include: ['apps/api/{src,tools}/**/*.test.ts', 'contract-test/*.test.ts'],
          globalSetup: 'apps/api/src/testing/globalSetup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // In milliseconds. Vitest's default of one second is too short on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: ['.storybook/vitest.setup.ts'],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 960 } }],
            provider: playwright({
              launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
              contextOptions: {
                deviceScaleFactor: 1,
                locale: 'en-GB',
                timezoneId: 'UTC',
                reducedMotion: 'reduce',
              },
            }),
          },
        },
      },
      {
        test: {
          name: 'examples',
          include: ['examples/*/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
