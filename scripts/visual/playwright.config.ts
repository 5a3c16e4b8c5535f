import { defineConfig } from '@playwright/test'

import { launchOptions } from './drawingBrowser'
import { paths } from './paths'

/** The pictures of stories, compared by `npm run test:visual`. */
export default defineConfig({
  testMatch: 'pictures.spec.ts',
  outputDir: paths.results,
  reporter: [
    ['dot'],
    ['html', { outputFolder: paths.report, open: 'never', title: 'Pictures of stories' }],
    ['./listReporter.ts'],
  ],
  fullyParallel: true,
  // More than one for each of two processors: stories wait for timers more than they compute.
  workers: 3,
  timeout: 180_000,
  // On a busy machine a story may be too slow once.
  retries: 1,
  // A change of a token changes hundreds of pictures, and nobody looks at so many.
  maxFailures: 100,
  use: { launchOptions: launchOptions() },
})
