import type { Page } from '@playwright/test'

import { openWithoutCode } from './heldCode'
import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

const CAREERS = '/US/dashboard/masters/careers'

for (const width of [390, 1280])
  test(`the frame stands before the code has loaded, and does not move, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAs(page, ADMINISTRATOR, '/favicon.svg')
    const release = await openWithoutCode(page, CAREERS)
    const frame = page.locator('#frame')
    await expect(frame.locator('h1')).toHaveText('Careers')
    await expect(frame.locator('[aria-current="page"]')).toHaveText('Careers')
    await expect(frame.locator('main a')).toHaveText(/^Add/)
    const before = await places(page, '#frame')

    await release()
    await listedTitles(page)
    await expect(frame).toHaveCount(0)
    expect(await places(page, '#root')).toEqual(before)
  })

for (const { role, step, links, adds } of [
  {
    role: 'Frame publishers',
    step: 'publish',
    links: ['Home', 'Queries', 'Blogs', 'Review', 'Releases', 'Pictures', 'Trash'],
    adds: 1,
  },
  {
    role: 'Frame writers',
    step: 'edit',
    links: ['Home', 'Queries', 'Blogs', 'Review', 'Releases', 'Pictures'],
    adds: 1,
  },
  { role: 'Frame readers', step: 'see', links: ['Home', 'Queries', 'Blogs'], adds: 0 },
])
  test(`the frame has the links of a role with the step ${step}`, async ({ page, product }) => {
    await product.addRole(role, { areas: { blogs: step } })
    const person = await product.addPerson('Fay Mor', role)
    await openAs(page, person, '/favicon.svg')
    const release = await openWithoutCode(page, '/US/dashboard/masters/blogs')
    await expect(page.locator('#frame nav a')).toHaveText(links)
    await expect(page.locator('#frame h2')).toHaveText(['Content'])
    await expect(page.locator('#frame main a')).toHaveCount(adds)

    await release()
    await listedTitles(page)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
      links.map((name) => new RegExp(`^${name}`)),
    )
  })

test('the frame of a screen that is no list has no button', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/favicon.svg')
  for (const address of ['/US/dashboard', `${CAREERS}/create`]) {
    const release = await openWithoutCode(page, address)
    await expect(page.locator('#frame h1')).toBeAttached()
    await expect(page.locator('#frame main a')).toHaveCount(0)
    await release()
  }
})

test('without a session there is no frame', async ({ page }) => {
  const release = await openWithoutCode(page, CAREERS)
  await expect(page.locator('#frame')).toHaveCount(0)
  await release()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

/** Where the links of the navigation and the heading begin. */
function places(page: Page, within: string) {
  return page.locator(`${within} :is(nav[aria-label="Main"] a, h1)`).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top } = element.getBoundingClientRect()
      return { left: Math.round(left), top: Math.round(top) }
    }),
  )
}
