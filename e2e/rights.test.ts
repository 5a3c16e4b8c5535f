import { blogFixtures } from '@staff/content/blog/blog.fixtures'

import { expect, test } from './journey'
import { ADMINISTRATOR, logInAs, openAs } from './people'

const BLOGS = '/US/dashboard/masters/blogs'

test('a role gets its rights by keyboard alone', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/US/dashboard/security-console/roles/create')
  await page.getByLabel(/^Name/).focus()
  await page.keyboard.type('Keyboard writers')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.type('Staff')
  await page.keyboard.press('Enter')
  const table = page.getByRole('grid')
  // The table is one stop of the Tab key.
  await table.locator('[tabindex="0"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The role gets See in Services')).toBeVisible()
  await expect(page.getByText('The role gets See in Careers')).toBeVisible()
  await page.getByRole('button', { name: 'Add role' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: 'Keyboard writers' })).toBeVisible()
})

for (const width of [390, 1280])
  test(`somebody who writes, but may not publish, writes drafts at ${width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await product.addRole(`Writers ${width}`, { areas: { blogs: 'edit' } })
    const writer = await product.addPerson(`Wim ${width}`, `Writers ${width}`)
    await logInAs(page, writer, BLOGS)
    await expect(page.getByRole('heading', { name: 'Blogs' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Add/ }).first()).toBeVisible()

    await page.goto(`${BLOGS}/edit/${blogFixtures.filled.id}`)
    const title = page.getByLabel(/^Title/)
    await expect(page.getByText('You can write, but not publish')).toBeVisible()
    const id = blogFixtures.filled.id
    const { title: shown } = await product.call('GET', `/public/blogs/${id}`)
    await title.fill(`A better title ${width}`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('The blog post was saved as a draft.')).toBeVisible()
    const { title: still } = await product.call('GET', `/public/blogs/${id}`)
    expect(still).toBe(shown)

    await page.goto('/US/dashboard/masters/careers')
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible()
    await expect(page.getByText(`The role Writers ${width} may not open careers.`)).toBeVisible()
  })

test('a role that changes under an open form says why, and keeps what was typed', async ({
  page,
  product,
}) => {
  const id = await product.addRole('Publishers', { areas: { blogs: 'publish' } })
  const publisher = await product.addPerson('Pia Berg', 'Publishers')
  // The number beside Trash is read when the page is idle. Read later, its refusal would tell the page of the change before the save does.
  const counted = page.waitForResponse((response) => response.url().includes('/api/trash'))
  await openAs(page, publisher, BLOGS)
  await counted
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  const title = page.getByLabel(/^Title/)
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await title.fill('Typed before')

  const token = await product.logIn(ADMINISTRATOR)
  const narrower = { rights: { areas: { blogs: 'see' } } }
  await product.call('PATCH', `/roles/${id}`, { token, body: narrower })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('You can read this, not change it')).toBeVisible()
  await expect(
    page.getByText('The role Publishers may see blog posts, not edit them.').first(),
  ).toBeVisible()
  await expect(title).toHaveValue('Typed before')
})

test('somebody for the UK sees the queries of the UK alone', async ({ page, product }) => {
  await product.addRole('Desk UK', { regions: ['UK'] })
  const desk = await product.addPerson('Dana Ode', 'Desk UK')
  await openAs(page, desk, '/UK/dashboard/queries')
  const rows = page.getByRole('table', { name: 'Queries' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const shown = (await rows.count()) - 1

  const token = await product.logIn(ADMINISTRATOR)
  const { total } = await product.call('GET', '/queries?region=UK', { token })
  expect(shown).toBe(Math.min(Number(total), 25))
  await page.goto('/UK/dashboard')
  await expect(page.getByText(/· US$/)).toHaveCount(0)
})
