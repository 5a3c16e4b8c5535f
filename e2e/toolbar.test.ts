import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

const BASE = '/US/dashboard'
/** Every arrangement of the toolbar: cards, a table with folded tools, and a wide one. */
const WIDTHS = [390, 768, 1280]
/** The list with the most filters is tried at every width. */
const MANY_FILTERS = 'masters/careers'
const ALL_WIDTHS = [320, ...WIDTHS, 640, 1024, 1600, 1920]

/** Each list, with a filter that it has. A search for `a` finds rows in each. */
const LISTS = [
  ['masters/services', 'updatedFrom=last-30-days'],
  ['masters/careers', 'type=Full+time&department=Engineering'],
  ['masters/contractual-positions', 'type=Remote&interviewMode=Online'],
  ['masters/testimonials', 'rating=5'],
  ['masters/blogs', 'updatedFrom=last-30-days'],
  ['masters/teams', 'updatedFrom=last-30-days'],
  ['masters/clients', 'updatedFrom=last-30-days'],
  ['masters/technologies', 'category=Cloud'],
  ['queries', 'status=New'],
  ['security-console/users', 'updatedFrom=last-30-days'],
  ['security-console/roles', 'roleTypeId=1'],
  ['security-console/audit', 'action=login'],
] as const

test.describe('the toolbar of a list', () => {
  for (const [path, filter] of LISTS) {
    test(`never moves the rows of ${path}`, async ({ page }) => {
      await openAs(page, ADMINISTRATOR, `${BASE}/${path}`)
      await listedTitles(page)
      for (const width of path === MANY_FILTERS ? ALL_WIDTHS : WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.getByRole('searchbox').fill('')
        await expect(page).not.toHaveURL(/q=/)
        await listedTitles(page)
        await watchRows(page)
        await page.getByRole('searchbox').pressSequentially('a', { delay: 20 })
        await expect(page).toHaveURL(/q=a/)
        const box = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()
        if (await box.count()) {
          await box.check()
          await box.uncheck()
        }
        const address = new URL(page.url()).pathname
        await page.evaluate((url) => history.pushState({}, '', url), `${address}?${filter}`)
        await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
        await expect(page.getByRole('searchbox')).toHaveValue('')
        await page.waitForTimeout(100)
        expect(await movesOf(page), `${path} at ${width} px`).toEqual([])
        await page.goBack()
      }
    })
  }

  test('does not take a press while a search begins', async ({ page }) => {
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 })
      for (const wait of [0, 60, 120, 150]) {
        await openList(page, `${BASE}/masters/careers`)
        await page.getByRole('searchbox').pressSequentially('eng', { delay: 30 })
        await page.waitForTimeout(wait)
        const edit = await page
          .getByRole('link', { name: /^Edit / })
          .first()
          .boundingBox()
        if (!edit) throw new Error('The first row has no Edit')
        await page.mouse.move(edit.x + edit.width / 2, edit.y + edit.height / 2)
        await page.mouse.down()
        await page.waitForTimeout(90)
        await page.mouse.up()
        await expect(page, `pressed after ${wait} ms at ${width} px`).toHaveURL(/\/edit\//)
      }
    }
  })
})

async function openList(page: Page, address: string) {
  if (page.url() === 'about:blank') await openAs(page, ADMINISTRATOR, address)
  else await page.goto(address)
  await listedTitles(page)
}

/** Notes each move of the first row within the page, in every frame from now on. */
async function watchRows(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    const moves: number[] = []
    Object.assign(window, { moves })
    let last: number | undefined
    function look() {
      const box = document.querySelector('main [data-row]')?.getBoundingClientRect()
      const top = box && Math.round(box.top + scrollY)
      if (top !== undefined && last !== undefined && top !== last) moves.push(top - last)
      last = top ?? last
      requestAnimationFrame(look)
    }
    look()
  })
}

async function movesOf(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'moves'))
}
