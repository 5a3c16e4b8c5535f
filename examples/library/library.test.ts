import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preview, type PreviewServer } from 'vite'

import { browserFlags, requireBrowser } from '../../scripts/browser'
import { buildProject, copyExample, copyReadme, makeConsumer } from '../../scripts/library/consumer'

let consumer: string
let browser: Browser

beforeAll(async () => {
  consumer = makeConsumer()
  browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags })
})

afterAll(async () => {
  await browser.close()
  rmSync(consumer, { recursive: true })
})

test('the tarballs have what is compiled and nothing of this repository', () => {
  const packed = (library: string) =>
    readdirSync(join(consumer, 'node_modules/@staff', library)).toSorted()
  expect(packed('ui')).toEqual(['CHANGELOG.md', 'README.md', 'dist', 'package.json'])
  expect(packed('forms')).toEqual(['CHANGELOG.md', 'README.md', 'dist', 'package.json'])
  const kernel = readdirSync(join(consumer, 'node_modules/@staff/forms/dist'))
  expect(kernel).not.toContain('content')
})

test('an admin of another trade is made with the packages alone', async () => {
  await visit(copyExample(consumer), async (page) => {
    await page.getByText('Authors', { exact: true }).click()
    await page.getByRole('button', { name: 'Add author' }).click()
    await page.getByRole('button', { name: 'Add author' }).click()
    await page.getByRole('link', { name: 'Name is required' }).waitFor()
    await page.getByLabel('Name').fill('Ursula K. Le Guin')
    await page.getByRole('button', { name: 'Add author' }).click()
    await page.getByRole('row', { name: /Ursula K. Le Guin/ }).waitFor()

    await page.getByText('Books', { exact: true }).click()
    await page.getByRole('button', { name: 'Add book' }).click()
    await page.getByLabel('Title').fill('The Dispossessed')
    await choose(page, 'Author', 'Ursula K. Le Guin')
    await choose(page, 'Genre', 'Novel')
    await page.getByLabel('Year').fill('1974')
    await page.setInputFiles('input[type="file"]', await cover())
    await page.getByText('40 × 60').waitFor()
    await page.getByRole('button', { name: 'Add book' }).click()

    const row = page.getByRole('row', { name: /The Dispossessed/ })
    expect(await row.textContent()).toContain('Ursula K. Le Guin')
    expect(await row.textContent()).toContain('1974')
    const picture = row.getByRole('presentation')
    await expect.poll(() => picture.evaluate((img) => Reflect.get(img, 'naturalWidth'))).toBe(40)
  })
})

test('the first example of the README of ui runs', async () => {
  await visit(copyReadme(consumer, 'ui'), async (page) => {
    await page.getByRole('button', { name: 'Let one in' }).click()
    await page.getByText('1 in the house').waitFor()
  })
})

test('the first example of the README of forms runs', async () => {
  await visit(copyReadme(consumer, 'forms'), async (page) => {
    await page.getByLabel('Name').fill('Library')
    await page.getByLabel('Seats').fill('12')
    await page.getByRole('button', { name: 'Add room' }).click()
    await expect.poll(() => page.title()).toBe('Saved Library with 12 seats')
  })
})

/** Builds a project and opens its page; whatever the page complains of fails the test. */
async function visit(folder: string, look: (page: Page) => Promise<void>) {
  buildProject(folder)
  const server = await preview({ root: folder, logLevel: 'warn', preview: { port: 0 } })
  const page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
  })
  try {
    await page.goto(addressOf(server))
    await look(page)
    expect(complaints).toEqual([])
  } finally {
    await page.close()
    await server.close()
  }
}

function addressOf({ resolvedUrls }: PreviewServer): string {
  const [address] = resolvedUrls?.local ?? []
  if (!address) throw new Error('The preview has no address')
  return address
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(label) }).click()
  await page.getByRole('option', { name: option }).click()
}

async function cover() {
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: 'teal' } })
  return { name: 'cover.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
