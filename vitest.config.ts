import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

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

/** Starts the longest files first, so that no processor is idle at the end. Vitest only knows how large a file is. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Not the method of an array.
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.some((part) => moduleId.includes(part))
}

// Each takes more than 50 seconds.
const LONG = [
  'scripts/docs/guide.test',
  'scripts/visual/visual.test',
  'contract-test/contract.test',
  'tools/crash/crash.test',
  'src/denialOfService.test',
  'backup/commands/commands.test',
  'backup/olderLevels.test',
  'logging/logStream.test',
  'src/databaseOutage.test',
]

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          include: [
            'packages/!(api)/src/**/*.test.{ts,tsx}',
            'apps/console/{src,tools}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          // In milliseconds. Vitest's default of one second is too short on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          // Vitest's default leaves one of two processors idle.
          maxWorkers: 2,
        },
      },
      {
        ...fromSources,
        test: {
          name: 'api',
          include: [
            'packages/api/src/**/*.test.ts',
            'apps/api/{src,tools,contract-test}/**/*.test.ts',
          ],
          globalSetup: 'packages/api/src/testing/globalSetup.ts',
          // Makes the tables of the areas known to the worker, whichever file it runs first.
          setupFiles: ['packages/api/src/testing/testContent.ts'],
          // Each worker loads the server once, and keeps its databases from file to file.
          isolate: false,
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
          testTimeout: 240_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
