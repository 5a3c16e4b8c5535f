import { defineConfig } from '@playwright/test'

import type { ProductOptions } from './journey'
import { browserFlags, findBrowser } from '../scripts/prerequisites/browser'

const executablePath = findBrowser()

/** Runs the journeys. Start it with `npm run test:e2e`, which resolves our packages to their sources. */
export default defineConfig<object, ProductOptions>({
  testDir: '.',
  globalSetup: './buildProduct.ts',
  outputDir: '../reports/e2e',
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
    viewport: { width: 1280, height: 960 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    // Recording traces takes a fifth of the time. `npm run test:e2e -- --trace retain-on-failure <file>` records one.
    trace: 'off',
  },
  projects: [
    { name: 'embedded', use: { database: 'embedded' } },
    // Journeys that write, meet other people or wait for news of changes have the tag `@both`. The API's tests cover the rest on PostgreSQL.
    { name: 'PostgreSQL', use: { database: 'PostgreSQL' }, grep: /@both/ },
  ],
})
