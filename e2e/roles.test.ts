import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import type { Locator, Page } from '@playwright/test'

import { expect, test } from './journey'
import type { Person } from './people'
import { openPalette, option } from './palette'

// What four roles do in a day, by keyboard alone, on a phone's width and on a desktop's.

const BLOGS = '/US/dashboard/masters/blogs'
const POST = `${BLOGS}/edit/${blogFixtures.filled.id}`
const MEMBER = `/US/dashboard/masters/teams/edit/${teamFixtures.filled.id}`
const SAVE = { name: 'Save changes' }

for (const width of [390, 1280])
  test.describe(`at ${width} px, by keyboard`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an editor publishes', async ({ page, product }) => {
      const role = `Editors ${width}`
      await product.addRole(role, { areas: { blogs: 'publish' }, actions: ['export'] })
      await logIn(page, await product.addPerson(`Edda ${width}`, role), POST)
      const title = `Published at ${width}`
      await retype(page, page.getByLabel(/^Title/), title)
      await press(page, page.getByRole('button', SAVE))
      await expect(page.getByRole('heading', { name: 'Blogs' })).toBeVisible()
      const { title: shown } = await product.call('GET', `/public/blogs/${blogFixtures.filled.id}`)
      expect(shown).toBe(title)
      await expectAreas(page, ['Blogs'])
    })

    test('a writer saves a draft of what the site shows', async ({ page, product }) => {
      const role = `Team desk ${width}`
      await product.addRole(role, { areas: { teams: 'edit' } })
      await logIn(page, await product.addPerson(`Wim ${width}`, role), MEMBER)
      const email = `desk.${width}@example.com`
      await retype(page, page.getByLabel(/^Email/), email)
      await press(page, page.getByRole('button', SAVE))
      await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible()

      await page.goto(MEMBER)
      await expect(page.getByLabel(/^Email/)).toHaveValue(email)
      const name = page.getByLabel(/^Name/)
      await retype(page, name, 'Another')
      await press(page, page.getByRole('button', SAVE))
      await expect(page.getByText('The team member was saved as a draft.')).toBeVisible()
      const { records } = await product.call('GET', '/public/teams?region=US&pageSize=100')
      expect(JSON.stringify(records)).not.toContain('"Another"')
    })

    test('support in the UK answers a query', async ({ page, product }) => {
      const role = `Support ${width}`
      await product.addRole(role, { regions: ['UK'] })
      const asked = { name: 'Noor Haddad', email: 'noor@example.com', phone: '', message: 'Hello' }
      for (const region of ['UK', 'US'])
        await product.call('POST', '/public/queries', {
          body: { ...asked, region, subject: `Quorum ${region} ${width}` },
        })
      await logIn(page, await product.addPerson(`Suri ${width}`, role), '/UK/dashboard')
      await openPalette(page)
      await page.keyboard.type(`quorum`)
      await expect(option(page, new RegExp(`Quorum UK ${width}`))).toBeVisible()
      await expect(option(page, /Quorum US/)).toHaveCount(0)
      await page.keyboard.type(` UK ${width}`)
      await expect(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: `Quorum UK ${width}` })
      await press(page, dialog.getByRole('button', { name: 'Take it' }))
      await expect(dialog.getByRole('button', { name: /Taken by$/ })).toContainText('Suri')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expectAreas(page, [])
    })

    test('a reader reads', async ({ page, product }) => {
      const role = `Readers ${width}`
      await product.addRole(role, { areas: { blogs: 'see', teams: 'see' } })
      await logIn(page, await product.addPerson(`Rafi ${width}`, role), POST)
      await expect(page.getByText('You can read this, not change it')).toBeVisible()
      await expect(
        page.getByText(`The role ${role} may see blog posts, not edit them.`),
      ).toBeVisible()
      await expect(page.getByRole('button', SAVE)).toHaveCount(0)
      await press(page, page.getByRole('link', { name: 'History' }))
      await expect(page.getByRole('dialog', { name: /^History/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expectAreas(page, ['Blogs', 'Teams'])
    })
  })

async function logIn(page: Page, { email, password }: Person, address: string) {
  await page.goto(address)
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/')
}

/** Moves the focus to a control with the Tab key. */
async function tabTo(page: Page, control: Locator) {
  await control.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not reach the control')
}

async function press(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

async function retype(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** The areas that the palette offers to go to are those of the role. */
async function expectAreas(page: Page, areas: string[]) {
  await openPalette(page)
  for (const area of ['Blogs', 'Teams', 'Careers', 'Users']) {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(area)
    const found = page.getByRole('option', { name: area, exact: true })
    if (areas.includes(area)) await expect(found).toBeVisible()
    else {
      await expect(page.getByText(/^Nothing found/)).toBeVisible()
      await expect(found).toHaveCount(0)
    }
  }
}
