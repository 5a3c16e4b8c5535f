import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'

import { expect, test } from './journey'
import { chooseInRow } from './lists'
import { ADMINISTRATOR, openAs } from './people'

const BLOG = `/US/dashboard/${blog.path}/edit/${blogFixtures.filled.id}`
const CAREERS = `/US/dashboard/${career.path}`
const RELEASES = '/US/dashboard/releases'

for (const width of [390, 1280])
  test(`two records go out together and come back, at ${width} px @both`, async ({
    page,
    product,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const name = `Campaign ${width}`
    const title = `Told together ${width}`
    const job = careerFixtures.filled.title
    const shown = async (path: string) => {
      const record = await product.call('GET', path).catch(() => undefined)
      return record?.['title']
    }
    const blogShown = () => shown(`/public/blogs/${blogFixtures.filled.id}`)
    const before = await blogShown()
    const jobs = async () => (await product.call('GET', '/public/careers'))['total']
    const jobsBefore = Number(await jobs())

    await openAs(page, ADMINISTRATOR, BLOG)
    await page.getByLabel(/^Title/).fill(title)
    await page.getByRole('button', { name: 'More ways to save' }).click()
    await page.getByRole('menuitem', { name: /^Add to a release…/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to a release' })
    await dialog.getByLabel(/^Name/).fill(name)
    await dialog.getByRole('button', { name: 'Add to release' }).click()
    await expect(page.getByText(`“${title}” is in the release “${name}”.`)).toBeVisible()
    expect(await blogShown()).toBe(before)

    await page.goto(CAREERS)
    await chooseInRow(page, job, 'Add to a release…')
    await dialog.getByText('Unpublish').click()
    await dialog.getByRole('button', { name: 'Add to release' }).click()
    await expect(page.getByText(`The career is in the release “${name}”.`)).toBeVisible()

    await page.goto(RELEASES)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('region', { name: '2 records' })).toContainText(title)
    await page.getByRole('button', { name: 'Release…' }).click()
    await page.getByRole('button', { name: 'Release now' }).click()
    await expect(page.getByText(`“${name}” is out.`)).toBeVisible()
    expect(await blogShown()).toBe(title)
    expect(await jobs()).toBe(jobsBefore - 1)

    await page.getByRole('button', { name: 'Undo…' }).click()
    await page.getByRole('button', { name: 'Undo release' }).click()
    await expect(page.getByRole('heading', { name: `Undo of ${name}` })).toBeVisible()
    expect(await blogShown()).toBe(before)
    expect(await jobs()).toBe(jobsBefore)
  })

test('a release is previewed on the website before it is scheduled, and as of its time @both', async ({
  page,
  openWindow,
  product,
  site,
}) => {
  test.slow()
  const token = await product.logIn(ADMINISTRATOR)
  const title = 'Told in December'
  const { jobId } = careerFixtures.filled
  const saved = await product.call('PATCH', `/careers/${jobId}?draft=true`, {
    token,
    body: { title },
  })
  const { id } = await product.call('POST', '/releases', { token, body: { name: 'December' } })
  const item = { area: 'careers', id: jobId, version: saved['version'], action: 'publish' }
  await product.call('POST', `/releases/${String(id)}/items`, { token, body: { items: [item] } })

  await openAs(page, ADMINISTRATOR, `${RELEASES}/${String(id)}`)
  await page.getByRole('button', { name: 'Share a preview…' }).click()
  const ofRelease = page.getByRole('dialog', { name: 'Share a preview of “December”' })
  await ofRelease.getByRole('button', { name: 'Make link' }).click()
  const open = await ofRelease.getByLabel('Preview link', { exact: true }).textContent()
  await ofRelease.getByRole('button', { name: 'Close', exact: true }).last().click()
  const reader = await openWindow()
  await reader.goto(String(open))
  await expect(reader.getByRole('status')).toHaveText(/^Preview/)
  await reader.getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(reader.getByRole('main')).toContainText(title)

  await page.getByRole('button', { name: 'Release…' }).click()
  await page.getByText('Date and time').click()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/^“December” goes out/)).toBeVisible()
  await page.getByRole('button', { name: 'Preview website…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview the website' })
  await dialog.getByRole('button', { name: 'Make link' }).click()
  const link = await dialog.getByLabel('Preview link', { exact: true }).textContent()

  const guest = await openWindow()
  await guest.goto(String(link))
  await expect(guest.getByRole('status')).toHaveText(/^Preview · as of/)
  // Its reader looks at many records, and answers about none.
  await expect(guest.getByRole('button', { name: 'Answer…' })).toBeHidden()
  await guest.getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(guest.getByRole('main')).toContainText(title)
  await guest.getByRole('button', { name: 'End preview' }).click()
  await expect(guest.getByRole('button', { name: 'End preview' })).toHaveCount(0)
  await expect(guest.getByRole('main')).not.toContainText(title)

  const visitor = await openWindow()
  await visitor.goto(`${site.url}/us/careers`)
  await expect(visitor.getByRole('main')).not.toContainText(title)
})
