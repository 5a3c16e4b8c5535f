import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

// A list has 25 rows and more, so each element and each component of a row counts 25 times and more.
const ROW_ELEMENTS = 15
const ROW_COMPONENTS = 3

for (const path of [
  'masters/technologies',
  'masters/services',
  'queries',
  'security-console/audit',
])
  test(`a row of ${path} is markup`, async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `/US/dashboard/${path}`)
    await listedTitles(page)
    const { elements, components } = await firstRow(page)
    expect(elements, 'elements beside the content of cells').toBeLessThan(ROW_ELEMENTS)
    expect(components, 'components beside the content of cells').toBeLessThanOrEqual(ROW_COMPONENTS)
  })

test('the first screen of a list renders its rows at once, without a placeholder', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/US/dashboard/masters/careers')
  await listedTitles(page)
  await page.addInitScript(() => {
    Object.assign(window, { placeholders: 0 })
    new MutationObserver(() => {
      const count = document.querySelectorAll('#root [data-skeleton]').length
      Object.assign(window, { placeholders: Number(Reflect.get(window, 'placeholders')) + count })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await listedTitles(page)
  expect(await page.evaluate(() => Reflect.get(window, 'placeholders'))).toBe(0)
})

/** The elements and components of the first row, without what is in the value of a cell. */
async function firstRow(page: Page) {
  return page.evaluate(() => {
    interface Fiber {
      /** A name for elements, and a function or an object for components. */
      type: unknown
      child: Fiber | null
      sibling: Fiber | null
      return: Fiber | null
      memoizedProps: unknown
    }
    const row = document.querySelector('main [data-row]')
    if (!row) throw new Error('There is no row')
    const key = Object.keys(row).find((name) => name.startsWith('__reactFiber$')) ?? ''
    const fiber: Fiber = Reflect.get(row, key)

    function isValue({ memoizedProps }: Fiber) {
      return Object(memoizedProps)['data-value'] !== undefined
    }
    function count(each: Fiber | null): number {
      if (!each) return 0
      const own = typeof each.type === 'function' || Object(each.type) === each.type ? 1 : 0
      return own + (isValue(each) ? 0 : count(each.child)) + count(each.sibling)
    }
    return {
      // The component of the row itself is around its element.
      components: 1 + count(fiber.child),
      elements: 1 + row.querySelectorAll(':scope *:not([data-value], [data-value] *)').length,
    }
  })
}
