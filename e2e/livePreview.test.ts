import { expect, test } from './journey'
import { logInAs } from './people'

test('a writer sees on the website what they type, and nobody else does', async ({
  page,
  openWindow,
  product,
  site,
}) => {
  await product.addRole('Live writers', { areas: { careers: 'edit' } })
  const writer = await product.addPerson('Lena Lines', 'Live writers')
  const { records } = await product.call('GET', '/public/careers?q=Product%20designer')
  const [{ jobId, slug }] = Array.isArray(records) ? records : []

  await logInAs(page, writer, `/US/dashboard/masters/careers/edit/${jobId}`)
  await page.getByRole('button', { name: 'Live preview' }).click()
  const frame = page.frameLocator('iframe')
  const article = frame.getByRole('article')
  await expect(article).toContainText('Product designer')
  await expect(page.getByText(/^It follows what you type/)).toBeVisible()

  await page.getByLabel(/^Title/).fill('Keeper of the lines')
  await page.getByLabel(/^Experience/).fill('12')
  await page.getByRole('textbox', { name: /^Description/ }).fill('Draws <b>lines</b>.')
  await expect(article).toContainText('Keeper of the lines')
  await expect(article).toContainText('12 years')
  await expect(article).toContainText('Draws <b>lines</b>.')
  // A text that is no number leaves the rest of the page unchanged.
  await page.getByLabel(/^Experience/).fill('many')
  await expect(article).not.toContainText('years')
  await expect(article).toContainText('Keeper of the lines')

  // The other pages of the site follow, too. Playwright misses what is in a frame that is made smaller.
  await page.getByText('Phone', { exact: true }).click()
  await frame.getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(frame.getByRole('main')).toContainText('Keeper of the lines')
  await page.getByLabel(/^Title/).fill('Keeper of all lines')
  await expect(frame.getByRole('main')).toContainText('Keeper of all lines')

  const visitor = await openWindow()
  await visitor.goto(`${site.url}/us/careers/${slug}`)
  await expect(visitor.getByRole('article')).toContainText('Product designer')
})
