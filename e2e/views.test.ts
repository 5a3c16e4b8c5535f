import { expect, test } from './journey'
import { listedTitles } from './lists'
import type { Page } from '@playwright/test'
import { ADMINISTRATOR, openAs, type Person } from './people'

const JOBS = '/US/dashboard/masters/contractual-positions'
const LIST = '/US/dashboard/masters/careers'

let kim: Person
test.beforeAll(async ({ product }) => {
  kim = await product.addPerson('Kim Berger', 'Administrator')
})

test('a list is saved as a view, changed, reset, saved and deleted', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, LIST)
  await expect(page.getByRole('navigation', { name: 'Views' })).toHaveCount(0)
  await filterByType(page, 'Contract')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await listedTitles(page)
  await expect(rows.filter({ hasNotText: 'Contract' })).toHaveCount(0)
  const count = await rows.count()
  await saveView(page, 'Contracts')
  await expectCurrent(page, 'Contracts')
  await expect(page).toHaveURL(/view=.*type=Contract/)
  await expect(tab(page, 'Contracts')).toHaveText(`Contracts${count}`)

  // The next steps keep the view, and Back undoes each.
  await page.getByRole('searchbox').fill('engineer')
  await expect(page.getByText('Changed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/view=.*q=engineer/)
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('engineer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(0)
  await page.reload()
  await expectCurrent(page, 'Contracts')
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(0)

  await chooseAction(page, 'Contracts', 'Delete…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The view “Contracts” is deleted.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
})

test('the area opens with the start view, and Back leaves it', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, LIST)
  await filterByType(page, 'Internship')
  await saveView(page, 'Internships', 'My start view')
  await expectCurrent(page, 'Internships')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/\/US\/dashboard$/)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Careers' })
    .click()
  await expectCurrent(page, 'Internships')
  await expect(page).toHaveURL(/type=Internship/)

  await tab(page, 'All').click()
  await expect(page).toHaveURL(/\?view=all$/)
  await expectCurrent(page, 'All')
  // A second press of the same link adds no step.
  await tab(page, 'All').click()
  await page.goBack()
  await expectCurrent(page, 'Internships')
  await page.goBack()
  await expect(page).toHaveURL(/\/US\/dashboard$/)
  await page.goForward()
  await expectCurrent(page, 'Internships')
  await chooseAction(page, 'Internships', 'Remove as my start view')
  await tab(page, 'All').click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
})

test(
  'a link shows a colleague the same, with a shared view and without it',
  { tag: '@both' },
  async ({ page, openWindow }) => {
    await openAs(page, ADMINISTRATOR, LIST)
    await filterByType(page, 'Part time')
    await saveView(page, 'Part time', 'For everybody')
    await expectCurrent(page, 'Part time')
    const shared = page.url()
    await filterByType(page, 'Full time')
    await chooseAction(page, 'Part time', 'Save as a new view…')
    await nameView(page, 'Mine')
    await expectCurrent(page, 'Mine')
    const own = page.url()
    await page.reload()
    const titles = await listedTitles(page)

    const second = await openWindow()
    await openAs(second, kim, shared)
    await expectCurrent(second, 'Part time')
    await expect(second.getByText('Changed', { exact: true })).toHaveCount(0)
    await second.goto(own)
    await expect(second.getByText(/This view no longer exists/)).toBeVisible()
    await expect(second.getByRole('rowheader')).toHaveText(titles)

    // Both change the shared view: the second one is asked.
    await page.goto(shared)
    await second.goto(shared)
    await expectCurrent(second, 'Part time')
    await filterByType(page, 'Contract')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('“Part time” is saved.').last()).toBeVisible()
    await filterByType(second, 'Internship')
    await second.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = second.getByRole('dialog', { name: 'Somebody else has changed “Part time”' })
    await expect(dialog.getByText('Type: Part time, Contract')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use theirs' }).click()
    await expect(second).toHaveURL(/type=Contract/)
    await expect(second.getByText('Changed', { exact: true })).toHaveCount(0)
  },
)

test('a hidden column is hidden on the next device', async ({ page, openWindow }) => {
  await openAs(page, kim, JOBS)
  await expect(page.getByRole('columnheader', { name: 'Location' })).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().endsWith('/preferences'),
  )
  await page.getByRole('checkbox', { name: 'Location' }).click()
  expect((await stored).ok()).toBe(true)
  await expect(page.getByRole('columnheader', { name: 'Location' })).toHaveCount(0)

  const second = await openWindow()
  await openAs(second, kim, JOBS)
  await expect(second.getByRole('columnheader', { name: 'Type' })).toBeVisible()
  await expect(second.getByRole('columnheader', { name: 'Location' })).toHaveCount(0)
  // The columns of everybody else stay.
  const other = await openWindow()
  await openAs(other, ADMINISTRATOR, JOBS)
  await expect(other.getByRole('columnheader', { name: 'Location' })).toBeVisible()
})

async function filterByType(page: Page, type: string) {
  await page.getByRole('button', { name: /^(Filter by Type|Type:)/ }).click()
  await page.getByRole('option', { name: new RegExp(`^${type}`) }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`type=${type.replace(' ', '\\+')}`))
}

async function saveView(page: Page, name: string, choice?: string) {
  await page.getByRole('button', { name: 'Save view…' }).click()
  await nameView(page, name, choice)
}

async function nameView(page: Page, name: string, choice?: string) {
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByLabel(/^Name/).fill(name)
  if (choice) await dialog.getByRole('checkbox', { name: choice }).check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toHaveCount(0)
}

async function chooseAction(page: Page, view: string, item: string) {
  await page.getByRole('button', { name: `Actions of the view ${view}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

function tab(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
}

async function expectCurrent(page: Page, name: string) {
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
}
