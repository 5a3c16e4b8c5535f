import { careerFixtures } from '@staff/content/career/career.fixtures'

import { ageTrash } from '../packages/api/src/testing/ageTrash'
import { expect, test } from './journey'
import { chooseInRow } from './lists'
import { ADMINISTRATOR, openAs } from './people'

const LIST = '/US/dashboard/masters/careers'
const { experience, type, location, department, description } = careerFixtures.filled
const TITLE = 'Lighthouse keeper'
const VALUES = { experience, type, location, department, description }

test('delete and undo, delete and restore from the trash, delete for ever', async ({
  page,
  product,
}) => {
  // Three deletions on one page take up to half a minute.
  test.setTimeout(120_000)
  const token = await product.logIn(ADMINISTRATOR)
  const body = { title: TITLE, ...VALUES }
  const { jobId } = await product.call('POST', '/careers', { token, body })
  await openAs(page, ADMINISTRATOR, `${LIST}?q=lighthouse`)
  const row = page.getByRole('rowheader', { name: TITLE })
  const remove = async () => {
    await chooseInRow(page, TITLE, 'Delete')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('You can restore it from the trash for 30 days.')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    // The toast of the deletion before may still be there.
    await expect(page.getByText(`“${TITLE}” is deleted.`).last()).toBeVisible()
    await expect(row).not.toBeAttached()
  }

  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`“${TITLE}” is restored.`)).toBeVisible()
  await expect(row).toBeVisible()

  await remove()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Trash' }).click()
  await expect(page).toHaveURL(/\/careers\/trash$/)
  await page.getByRole('searchbox').fill('lighthouse')
  await page.getByRole('button', { name: `Restore ${TITLE}`, exact: true }).click()
  await expect(page.getByText('Nothing in the trash matches “lighthouse”')).toBeVisible()
  const stored = await product.call('GET', `/careers/${String(jobId)}`, { token })
  expect(stored).toMatchObject({ ...body, version: 5 })

  // The toast with Undo covers 'All careers'.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Careers' })
    .click()
  await remove()
  await page.goto(`${LIST}/trash`)
  await page.getByRole('button', { name: `Delete for ever: ${TITLE}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Nobody can bring them back.')
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(page.getByText(`“${TITLE}” is deleted for ever.`)).toBeVisible()
  await expect(page.getByText('The trash is empty')).toBeVisible()
})

test(
  'delete, find it in the trash a day later, restore',
  { tag: '@both' },
  async ({ page, product, openWindow, atRest }) => {
    const title = 'Night watch'
    const token = await product.logIn(ADMINISTRATOR)
    const body = { title, ...VALUES }
    const { jobId } = await product.call('POST', '/careers', { token, body })
    const colleague = await product.addPerson('Vera Later', 'Administrator')
    await openAs(page, ADMINISTRATOR, `${LIST}?q=night+watch`)
    await chooseInRow(page, title, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible()
    await page.close()

    await atRest((db) => ageTrash(db, 1))

    const later = await openWindow()
    await openAs(later, colleague, `${LIST}/trash`)
    const row = later.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText(
      `Deleted by ${ADMINISTRATOR.name} · Yesterday · Deleted permanently in 29 days`,
    )
    await row.getByRole('button', { name: `Restore ${title}`, exact: true }).click()
    await expect(later.getByText(`“${title}” was restored as a draft.`)).toBeVisible()
    await expect(later.getByText('The trash is empty')).toBeVisible()
    await later.getByRole('link', { name: 'All careers' }).click()
    await later.getByRole('searchbox').fill(title)
    await expect(later.getByRole('rowheader', { name: title })).toBeVisible()
    const stored = await product.call('GET', `/careers/${String(jobId)}`, { token })
    expect(stored).toMatchObject({ ...body, version: 3 })
    const history = await product.call('GET', `/careers/${String(jobId)}/history`, { token })
    expect(history).toMatchObject({
      records: [
        { reason: 'restored', userName: colleague.name },
        { reason: 'deleted', userName: ADMINISTRATOR.name },
        { reason: 'created' },
      ],
    })
  },
)

test(
  'many are restored at once, and the undo puts them back',
  { tag: '@both' },
  async ({ page, product }) => {
    const token = await product.logIn(ADMINISTRATOR)
    const titles = Array.from({ length: 30 }, (_, index) => `Deckhand ${index + 1}`)
    const made = await Promise.all(
      titles.map((title) =>
        product.call('POST', '/careers', { token, body: { title, ...VALUES } }),
      ),
    )
    const ids = made.map(({ jobId }) => jobId)
    await product.call('POST', '/careers/bulk', { token, body: { action: 'delete', ids } })
    const countOf = async (path: string) => (await product.call('GET', path, { token }))['total']
    await openAs(page, ADMINISTRATOR, `${LIST}/trash?q=deckhand`)
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('button', { name: 'Select all 30 that match' }).click()
    await bar.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Restored 30 careers as drafts.')).toBeVisible()
    await expect(page.getByText('Nothing in the trash matches “deckhand”')).toBeVisible()
    expect(await countOf('/careers?q=deckhand')).toBe(30)
    // Below the rows is the undo of the deletion, which this page did not make.
    const toasts = page.getByRole('region', { name: /^Notifications/ })
    await toasts.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone for 30 careers.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Select Deckhand/ })).toHaveCount(25)
    expect(await countOf('/careers?q=deckhand')).toBe(0)

    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await bar.getByRole('button', { name: 'Select all 30 that match' }).click()
    await bar.getByRole('button', { name: 'Delete for ever' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete 30 careers for ever?' })
    await expect(dialog).toContainText('They and their whole history are deleted.')
    await dialog.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(page.getByText('Deleted 30 careers for ever.')).toBeVisible()
    expect(await countOf('/careers/trash?q=deckhand')).toBe(0)
  },
)

test('the trash of all areas counts, restores, and is where the audit leads to', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const title = 'Harbour pilot'
  const token = await product.logIn(ADMINISTRATOR)
  const { jobId } = await product.call('POST', '/careers', { token, body: { title, ...VALUES } })
  const inTrash = async () => Number((await product.call('GET', '/trash', { token }))['total'])
  const before = await inTrash()
  await openAs(page, ADMINISTRATOR, `${LIST}?q=harbour`)
  await chooseInRow(page, title, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: linkName(before + 1), exact: true }).click()
  await expect(page).toHaveURL(/\/US\/dashboard\/trash$/)
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText(`Careers · Deleted by ${ADMINISTRATOR.name}`)

  await page.goto('/US/dashboard/security-console/audit?q=deleted+harbour+career')
  await page.getByRole('link', { name: /^Details: .* deleted career “Harbour pilot”/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Open in the trash' }).click()
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(1)
  await page.goBack()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(`“${title}” was restored as a draft.`)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the career' })).toBeFocused()
  const stored = await product.call('GET', `/careers/${String(jobId)}`, { token })
  expect(stored).toMatchObject({ title, version: 3 })
  expect(await inTrash()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(main.getByRole('link', { name: linkName(before), exact: true })).toBeVisible()

  await product.call('POST', '/careers/bulk', { token, body: { action: 'delete', ids: [jobId] } })
  await page.goto('/US/dashboard/trash?area=careers&q=harbour')
  await page.getByRole('button', { name: `Restore ${title}`, exact: true }).click()
  await expect(page.getByText('Nothing in the trash matches “harbour”')).toBeVisible()
  expect(await inTrash()).toBe(before)
})

/** The name of the link to the trash, with the number of its records. */
function linkName(total: number): string {
  return total === 0 ? 'Trash' : `Trash ${total} deleted`
}
