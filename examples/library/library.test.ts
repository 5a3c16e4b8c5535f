import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preview, type PreviewServer } from 'vite'

import { browserFlags, requireBrowser } from '../../scripts/prerequisites/browser'
import { buildProject, copyExample, makeConsumer } from '../../scripts/packages/consumerProject'
import { ADMIN, startExample } from '../../scripts/packages/exampleServer'
import { installedWith } from '../../scripts/packages/installedSize'
import {
  addBook,
  clickLink,
  deleteBook,
  FAKE,
  logIn,
  workAtDesk,
} from '../../scripts/packages/libraryPages'
import { LIBRARIES, type Library } from '../../scripts/packages/pack'
import {
  buildReadmeProject,
  makeReadmeProject,
  makeServerProject,
} from '../../scripts/packages/readmeProject'
import { testProject } from '../../scripts/packages/testProject'
import { addStaff, DESK, expectRights, logInByApi } from './libraryStaff'

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

test('the tarballs contain only compiled code and documents', () => {
  for (const library of LIBRARIES) {
    const packed = readdirSync(join(consumer, 'node_modules/@staff', library)).toSorted()
    expect(packed).toEqual(['CHANGELOG.md', 'README.md', 'dist', 'package.json'])
    const compiled = readdirSync(join(consumer, 'node_modules/@staff', library, 'dist'))
    expect(compiled).not.toContain('content')
  }
})

test('the contract brings no React, and at most 5 MB', () => {
  const { names, bytes } = installedWith('@staff/contract')
  expect(names).toEqual(expect.arrayContaining(['@staff/contract', '@staff/entity', 'yup']))
  expect(names.filter((name) => /react|formik|styled|@staff\/(?:ui|forms)/.test(name))).toEqual([])
  expect(bytes).toBeLessThan(5_000_000)
})

describe('the library admin', () => {
  let library: string
  beforeAll(() => {
    library = copyExample(consumer)
  })

  test('adds an author and a book in a browser, with the fake API', async () => {
    buildProject(library, { VITE_FAKE: '1' })
    await openBuilt(library, (page) => addBook(page, FAKE))
  })

  test('adds an author and a book with its own server, which keeps its rules and rights', async () => {
    buildProject(library)
    const server = await startExample(library)
    try {
      const check = async (page: Page) => {
        await addBook(page, ADMIN)
        await deleteBook(page)
        await page.getByText(BORROWED).waitFor()
        await page.reload()
        await page.getByRole('row', { name: /Flights/ }).waitFor()
      }
      // Chromium reports the refusal too.
      await openPage(server.url, check, /status of 409/)
      await addStaff(server.url, ADMIN)
      await openPage(server.url, (page) => workAtDesk(page, DESK), /status of 403/)
      await expectRights(server.url)
    } finally {
      await server.stop()
    }
  })

  test('has stories that pass with the fake API of the package', () => {
    expect(testProject(library)).toMatch(/Tests +38 passed/)
  })
})

test('the first example of the README of api runs', async () => {
  const folder = makeServerProject()
  const server = await startExample(folder, 'server.ts')
  try {
    const send = await logInByApi(server.url, ADMIN)
    const room = await send('POST', 'rooms', { name: 'Attic', seats: 12 })
    expect(room.body).toMatchObject({ name: 'Attic', seats: 12, version: 1 })
    const site = await fetch(`${server.url}/api/public/rooms`)
    expect(await site.json()).toMatchObject({ records: [{ name: 'Attic' }], total: 1 })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})

test('the first example of the README of ui runs', async () => {
  await openReadme('ui', async (page) => {
    await page.getByRole('button', { name: 'Let one in' }).click()
    await page.getByText('1 in the house').waitFor()
  })
})

test('the first example of the README of forms runs', async () => {
  await openReadme('forms', async (page) => {
    await page.getByLabel('Name').fill('Library')
    await page.getByLabel('Seats').fill('12')
    await page.getByRole('button', { name: 'Add room' }).click()
    await expect.poll(() => page.title()).toBe('Saved Library with 12 seats')
  })
})

test('the first example of the README of admin runs', async () => {
  await openReadme('admin', async (page) => {
    await logIn(page, FAKE)
    await clickLink(page, 'Rooms')
    await page.getByRole('row', { name: /Attic/ }).waitFor()
  })
})

const BORROWED = 'This book is borrowed. Clear Due back when it has returned.'

/** Makes the first example of a README in an empty folder, with nothing but what the README says. */
async function openReadme(library: Library, check: (page: Page) => Promise<void>) {
  const folder = makeReadmeProject(library)
  try {
    buildReadmeProject(folder)
    await openBuilt(folder, check)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Opens the page of a built project and runs a check. */
async function openBuilt(folder: string, check: (page: Page) => Promise<void>) {
  const server = await preview({ root: folder, logLevel: 'warn', preview: { port: 0 } })
  try {
    await openPage(addressOf(server), check)
  } finally {
    await server.close()
  }
}

/** Opens a page and runs a check. An error or a warning on the console that is not expected fails the test. */
async function openPage(url: string, check: (page: Page) => Promise<void>, expected = /^$/) {
  const page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (line) => {
    const isProblem = ['error', 'warning'].includes(line.type())
    if (isProblem && !expected.test(line.text())) problems.push(line.text())
  })
  try {
    await page.goto(url)
    await check(page)
    expect(problems).toEqual([])
  } finally {
    await page.close()
  }
}

function addressOf({ resolvedUrls }: PreviewServer): string {
  const [address] = resolvedUrls?.local ?? []
  if (!address) throw new Error('The preview has no address')
  return address
}
