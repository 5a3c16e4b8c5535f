import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright'

import { FIXTURE_NOW } from '../../packages/entity/src/samples/defineFixtures'
import { browserFlags, requireBrowser } from '../prerequisites/browser'
import { pinPage } from './pinnedPage'
import { HEIGHT, WIDE } from './storyWindow'

// With these flags a page gives the same pixels, whatever was drawn before it and however busy the machine is.
const FLAGS = [
  ...browserFlags,
  // No subpixel colours, and no code that only some processors can run.
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  // Redraws a changed part as a whole: in pieces, the edges of curves differ by one step of a colour.
  '--disable-partial-raster',
  // A screenshot waits for everything that belongs to it.
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  // Nothing is loaded from other hosts.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** How the browser that draws pictures is launched. */
export function launchOptions(): LaunchOptions {
  return { executablePath: requireBrowser(), args: FLAGS }
}

/** Launches the browser that draws pictures. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions())
}

/** Opens an empty page with a fixed clock, language, time zone and reduced motion. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: WIDE, height: HEIGHT },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  // tsx wraps the functions that it compiles in this one, also those that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(pinPage, FIXTURE_NOW.getTime())
  return context.newPage()
}
