import { rmSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { listedTitles } from './lists'
import { makeNextBuild, NEXT } from './nextBuild'
import { ADMINISTRATOR, openAs } from './people'
import type { RunningProduct } from './runningProduct'

// A browser asks for the new page when it has time for it.
const PATIENCE_MS = 30_000

const HOME = '/US/dashboard'
const LIST = `${HOME}/masters/testimonials`

let next: string

test.beforeAll(() => {
  next = makeNextBuild()
})
test.afterAll(() => rmSync(next, { recursive: true }))

for (const isBack of [false, true]) {
  const direction = isBack ? 'back a version' : 'to the next version'
  const builds = (): [Build, Build] => (isBack ? [next, undefined] : [undefined, next])
  const isOld = (name: string) => name.includes(`-${NEXT}.js`) === isBack

  test(`an open tab goes on over a deployment ${direction} @both`, async ({ page, deploy }) => {
    const [before, after] = builds()
    await deploy(before)
    await openAs(page, ADMINISTRATOR, LIST)
    await listedTitles(page)
    await deploy(after)
    await page.getByRole('link', { name: 'Add testimonial' }).first().click()
    await expect(page.getByRole('heading', { name: 'Add testimonial' })).toBeVisible()
    expect(isOld(await scriptOf(page))).toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Add testimonial' })).toBeVisible()
    expect(isOld(await scriptOf(page))).toBe(false)
  })

  test(`a page from the cache is replaced after a deployment ${direction}`, async ({
    page,
    deploy,
  }) => {
    await deployAfterVisit(page, deploy, builds())
    const scripts = collectScripts(page)
    await openAgain(page, LIST)
    await expect.poll(() => scripts.map(isOld), { timeout: PATIENCE_MS }).toEqual([true, false])
    await listedTitles(page)
    // The browser has the new page now.
    scripts.length = 0
    await openAgain(page, LIST)
    await listedTitles(page)
    expect(scripts.filter(isOld)).toEqual([])
    expect(await isFromCache(page)).toBe(true)
  })

  test(`a page from the cache that is in use stays after a deployment ${direction}`, async ({
    page,
    deploy,
  }) => {
    await deployAfterVisit(page, deploy, builds())
    await useAtOnce(page)
    await openAgain(page, LIST)
    await expect(page.getByText('A new version is available')).toBeVisible()
    await page.getByRole('link', { name: 'Add testimonial' }).first().click()
    await expect(page.getByRole('heading', { name: 'Add testimonial' })).toBeVisible()
    expect(isOld(await scriptOf(page))).toBe(true)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect
      .poll(async () => isOld(await scriptOf(page).catch(() => '')), { timeout: PATIENCE_MS })
      .toBe(false)
  })
}

test('the login comes from the cache, and is replaced after a deployment', async ({
  page,
  deploy,
}) => {
  await page.goto('/')
  await expect(page.getByLabel('Email')).toBeVisible()
  await openAgain(page, '/')
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await isFromCache(page)).toBe(true)
  await deploy(next)
  const scripts = collectScripts(page)
  await openAgain(page, '/')
  await expect.poll(() => scripts.at(-1), { timeout: PATIENCE_MS }).toContain(NEXT)
  await expect(page.getByLabel('Email')).toBeVisible()
})

test.describe('when the files of a build are gone', () => {
  test('a screen that needs one announces a new version', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, LIST)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await loseFiles(page)
    await page.getByRole('link', { name: 'Add testimonial' }).first().click()
    await expect(page.getByText('A new version is available')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Add testimonial' })).toBeVisible()
  })

  test('an open form keeps its values over the reload', async ({ page }) => {
    await page.clock.install()
    await openAs(page, ADMINISTRATOR, `${HOME}/masters/clients/create`)
    await page.getByLabel(/^Name/).fill('Typed before')
    await loseFiles(page)
    await page.clock.fastForward('05:30')
    await expect(page.getByText('A new version is available')).toBeVisible()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Typed before')
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Typed before')
  })
})

/** Simulates a deployment long ago: the page refers to another script, and the old files are gone. */
async function loseFiles(page: Page) {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await page.route(
    ({ pathname }) => pathname === '/' || pathname.startsWith(HOME),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/index-[\w-]+\.js/, 'index-newer.js') })
    },
  )
}

/** A build to deploy; undefined for that of this checkout. */
type Build = Parameters<RunningProduct['deploy']>[0]

/** Opens a list of one build, leaves it for another page, and deploys another build. */
async function deployAfterVisit(
  page: Page,
  deploy: RunningProduct['deploy'],
  [before, after]: [Build, Build],
) {
  await deploy(before)
  await openAs(page, ADMINISTRATOR, LIST)
  await listedTitles(page)
  await page.goto('about:blank')
  await deploy(after)
}

/** Opens an address as a person does who types it: not as a reload. */
async function openAgain(page: Page, address: string) {
  await page.goto('about:blank')
  await page.goto(address)
}

/** Makes pages that open from now on those of a person who presses a key at once. */
async function useAtOnce(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } })
  })
}

async function scriptOf(page: Page): Promise<string> {
  return (await page.locator('script[type="module"][src]').getAttribute('src')) ?? ''
}

function isFromCache(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .every((entry) => 'transferSize' in entry && entry.transferSize === 0),
  )
}

/**
 * The scripts with which pages start from now on. Unlike `scriptOf`, it runs nothing in the page: what Playwright runs there counts as a
 * press of the person, and a page in use is not replaced.
 */
function collectScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/index-[\w-]+\.js$/.test(request.url())) scripts.push(request.url())
  })
  return scripts
}
