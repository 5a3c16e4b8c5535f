import { readFile } from 'node:fs/promises'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs, type Person } from './people'

const AUDIT = '/US/dashboard/security-console/audit'

let ada: Person
test.beforeAll(async ({ product }) => {
  ada = await product.addPerson('Ada Quinn', 'Administrator')
})

test(
  'who changed this text, and what did it say before?',
  { tag: '@both' },
  async ({ page, product }) => {
    const title = `Welder ${Date.now()}`
    const job = {
      title,
      experience: 2,
      type: 'Contract',
      location: 'Leeds',
      department: 'Hull',
      description: 'You weld the old hull by hand.',
    }
    const token = await product.logIn(ada)
    const { jobId } = await product.call('POST', '/careers', { token, body: job })

    await openAs(page, ada, `/US/dashboard/masters/careers/edit/${String(jobId)}`)
    await page.getByRole('textbox', { name: /^Description/ }).fill('You weld the new hull by hand.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(/\/careers(\?|$)/)

    await page.getByRole('navigation', { name: 'Main' }).getByText('Audit', { exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${AUDIT}$`))
    await page.getByRole('searchbox').fill(title)
    await expect(page).toHaveURL(/q=Welder/)
    const row = page.getByRole('row', {
      name: `Ada Quinn changed career “${title}”: Description`,
    })
    await row.getByRole('link', { name: /^Details/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('deletion')).toHaveText('old')
    await expect(dialog.getByRole('insertion')).toHaveText('new')
    await expect(dialog.getByRole('link', { name: 'Open the career' })).toBeVisible()

    await dialog.getByRole('link', { name: 'Everything done to this record' }).click()
    await expect(page).toHaveURL(new RegExp(`recordId=${String(jobId)}`))
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Record: this one' })).toBeVisible()

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export…' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    const file = await readFile(await download.path(), 'utf8')
    expect(file.trim().split('\r\n')).toHaveLength(3)

    await page.goto(`${AUDIT}?action=export&area=audit`)
    await expect(
      page.getByRole('rowheader', { name: 'Ada Quinn exported audit entries' }),
    ).toBeVisible()
  },
)

test('what a person did is a link from the person', async ({ page, product }) => {
  await product.logIn(ada)
  const token = await product.logIn(ADMINISTRATOR)
  const { records } = await product.call('GET', '/users?q=Quinn', { token })
  const id: unknown = Array.isArray(records) ? records[0]?.id : undefined
  await openAs(page, ADMINISTRATOR, `/US/dashboard/security-console/users/edit/${String(id)}`)
  await page.getByRole('link', { name: 'Everything Ada did' }).click()
  await expect(page.getByRole('button', { name: 'Person: Ada Quinn' })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toContainText('Ada Quinn')
})

test('staff do not see the audit', async ({ page, product }) => {
  const sam = await product.addPerson('Sam Adeyemi', 'Staff')
  await openAs(page, sam, AUDIT)
  await expect(page.getByText('You do not have permission to view this page.')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByText('Audit', { exact: true }),
  ).not.toBeAttached()
})
