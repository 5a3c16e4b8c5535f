import { serviceFixtures } from '@staff/content/service/service.fixtures'
import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs, type Person } from './people'

const LIST = '/US/dashboard/masters/services'
const names = serviceFixtures.records.map(({ name }) => name)

let kim: Person
test.beforeAll(async ({ product }) => {
  kim = await product.addPerson('Kim Berger', 'Administrator')
})

test('move a service from place 9 to 2 without a mouse', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, LIST)
  const order = await listedTitles(page)
  const ninth = order[8] ?? ''
  await page.getByRole('button', { name: `Move ${ninth}` }).focus()
  await page.keyboard.press('Space')
  for (let place = 9; place > 2; place -= 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${ninth}” is now at position 2.`)).toBeVisible()
  const moved = [order[0] ?? '', ninth, ...order.slice(1).filter((name) => name !== ninth)]
  await page.reload()
  await expect.poll(() => listedTitles(page)).toEqual(moved)
})

test('two people reorder at once', { tag: '@both' }, async ({ page, openWindow, product }) => {
  const other = await openWindow()
  await openAs(page, ADMINISTRATOR, LIST)
  await openAs(other, kim, LIST)
  const order = await listedTitles(page)
  const [, second = ''] = order
  const last = order.at(-1) ?? ''
  await Promise.all([
    pickUp(page, last).then(() => page.keyboard.press('Home')),
    pickUp(other, second).then(() => other.keyboard.press('End')),
  ])
  await Promise.all([page.keyboard.press('Space'), other.keyboard.press('Space')])
  await expect(page.getByText(`“${last}” is now at position 1.`)).toBeVisible()
  await expect(other.getByText(`“${second}” is now at position`)).toBeVisible()

  const token = await product.logIn(ADMINISTRATOR)
  const { records } = await product.call('GET', '/services?pageSize=100', { token })
  const stored = Array.isArray(records) ? records.map((each) => Object(each)) : []
  expect(stored.map(({ orderBy }) => orderBy)).toEqual(names.map((_, index) => index + 1))
  const now = stored.map(({ name }) => String(name))
  expect(now.toSorted()).toEqual(names.toSorted())
  expect(now.indexOf(last)).toBe(0)
  // It was dropped after the last row, and is still after it, wherever that went.
  expect([1, names.length - 1]).toContain(now.indexOf(second))
})

test('a row is dragged with pauses, and put back by Undo', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, LIST)
  const order = await listedTitles(page)
  const [first = '', second = '', third = ''] = order
  const from = await page.getByRole('button', { name: `Move ${first}` }).boundingBox()
  const to = await page.getByRole('button', { name: `Move ${third}` }).boundingBox()
  if (!from || !to) throw new Error('A handle is not visible')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.waitForTimeout(300)
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 8 })
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(page.getByText(`“${first}” is now at position 3.`)).toBeVisible()
  await expect
    .poll(async () => (await listedTitles(page)).slice(0, 3))
    .toEqual([second, third, first])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => listedTitles(page)).toEqual(order)
})

async function pickUp(page: Page, name: string) {
  await page.getByRole('button', { name: `Move ${name}` }).focus()
  await page.keyboard.press('Space')
}
