import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

test('what staff write for search engines is in the page, and what is kept out is in no sitemap', async ({
  page,
  openWindow,
  product,
  site,
}) => {
  const token = await product.logIn(ADMINISTRATOR)
  const path = '/careers?q=Delivery&pageSize=1'
  const { records } = await product.call('GET', path, { token })
  const [{ jobId }] = Array.isArray(records) ? records : []
  const visitor = await openWindow()
  await visitor.goto(`${site.url}/us/careers/delivery-manager`)
  await expect(visitor).toHaveTitle('Delivery manager jobs in London · Northlight')
  const description = visitor.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', /^Lead three teams to one plan/)

  await openAs(page, ADMINISTRATOR, `/US/dashboard/masters/careers/edit/${jobId}`)
  await page.getByLabel('Search title').fill('Lead three teams in London')
  await page.getByLabel('Search description').fill('')
  await expect(page.getByRole('figure', { name: 'In search results' })).toContainText(
    'careers › delivery-manager',
  )
  await page.getByLabel('Keep out of search engines').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/is saved/)).toBeVisible()

  // Another visitor, without anything in the browser's cache.
  const later = await openWindow()
  await later.goto(`${site.url}/us/careers/delivery-manager`)
  await expect(later).toHaveTitle('Lead three teams in London · Northlight')
  await expect(later.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^You keep three teams/,
  )
  await expect(later.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(later.locator('script[type="application/ld+json"]')).toHaveCount(0)
  const sitemap = await page.request.get(`${site.url}/sitemap.xml`)
  expect(await sitemap.text()).not.toContain('delivery-manager')
})
