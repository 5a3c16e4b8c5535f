import { chromium, type Browser, type Page } from 'playwright'

import { FIXTURE_NOW } from '../../packages/forms/src/entity/defineFixtures'
import { browserFlags, requireBrowser } from '../prerequisites/browser'
import { pinPage } from './pinnedPage'
import { HEIGHT, WIDE } from './storyWindow'

/** The one setting in which all pictures are taken. */
export interface Studio {
  version: string
  /** Opens an empty page with the pinned clock, language, time zone and motion. */
  openPage: () => Promise<Page>
  close: () => Promise<void>
}

// The same page is the same picture, whatever was drawn before it and however busy the machine is.
const FLAGS = [
  ...browserFlags,
  // No colours of a display's sub-pixels, and nothing that only some processors can do.
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  // A part that changes is drawn whole: drawn in pieces, the edges of curves differ by a step of colour.
  '--disable-partial-raster',
  // A picture waits for all that belongs to it.
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  // Nothing is loaded from elsewhere.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Starts the browser that the tests use too. */
export async function openStudio(): Promise<Studio> {
  const start = { executablePath: requireBrowser(), args: FLAGS }
  let browser = chromium.launch(start)
  const version = (await browser).version()
  return {
    version,
    async openPage() {
      // A browser that was lost on the way, as for want of memory, takes nothing with it but its open pages.
      const last = browser
      if (!(await last).isConnected() && browser === last) browser = chromium.launch(start)
      return openPage(await browser)
    },
    close: async () => (await browser).close(),
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: WIDE, height: HEIGHT },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  // tsx marks the functions that it compiles with this one, also those that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(pinPage, FIXTURE_NOW.getTime())
  return context.newPage()
}
