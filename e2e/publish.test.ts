import { fillForm } from './fillForm'
import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'
import { chooseInRow } from './lists'

const LIST = '/US/dashboard/masters/careers'
const TITLE = 'Harbour master'

test(
  'a career is written as a draft, published, changed as a draft and taken from the site',
  { tag: '@both' },
  async ({ page, product }) => {
    test.slow()
    const shown = async () => {
      const { records } = await product.call('GET', '/public/careers?q=harbour+master', {})
      return Array.isArray(records) ? records.map((each: unknown) => Object(each).title) : []
    }
    const row = page.getByRole('rowheader', { name: TITLE })
    const saveAsDraft = async () => {
      await page.getByRole('button', { name: 'More ways to save' }).click()
      await page.getByRole('menuitem', { name: /^Save as draft/ }).click()
    }

    await openAs(page, ADMINISTRATOR, `${LIST}/create`)
    await fillForm(page, {
      title: TITLE,
      experience: 4,
      type: 'Full time',
      location: 'Leith',
      department: 'Port',
      description: 'Looks after the harbour.',
    })
    await saveAsDraft()
    await expect(row).toContainText('Draft')
    expect(await shown()).toEqual([])

    await chooseInRow(page, TITLE, 'Publish')
    await expect(page.getByText('The career was published.')).toBeVisible()
    await expect(row).not.toContainText('Draft')
    await expect.poll(shown).toEqual([TITLE])

    // The site goes on showing the version that was published.
    await page.getByRole('link', { name: `Edit ${TITLE}` }).click()
    await fillForm(page, { title: `${TITLE} of Leith` })
    await saveAsDraft()
    await expect(row).toContainText('Changed')
    expect(await shown()).toEqual([TITLE])

    // Save publishes what is in the form, although nothing is changed there.
    await page.getByRole('link', { name: `Edit ${TITLE} of Leith` }).click()
    await expect(page.getByText('The public site shows an earlier version')).toBeVisible()
    await page.getByRole('button', { name: 'Save changes', exact: true }).click()
    await expect(row).not.toContainText('Changed')
    await expect.poll(shown).toEqual([`${TITLE} of Leith`])

    await chooseInRow(page, `${TITLE} of Leith`, 'Unpublish')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(row).toContainText('Unpublished')
    await expect.poll(shown).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(row).not.toContainText('Unpublished')
    await expect.poll(shown).toEqual([`${TITLE} of Leith`])
  },
)

test(
  'a draft with nothing but its title is completed when it is published',
  { tag: '@both' },
  async ({ page, product }) => {
    const title = 'Lock keeper'
    await openAs(page, ADMINISTRATOR, `${LIST}/create`)
    await fillForm(page, { title })
    await page.getByRole('button', { name: 'More ways to save' }).click()
    await page.getByRole('menuitem', { name: /^Save as draft/ }).click()
    const row = page.getByRole('rowheader', { name: title })
    await expect(row).toContainText('Draft')

    await chooseInRow(page, title, 'Publish')
    await expect(
      page.getByText(/^The career was not published\. Job experience is required\. /),
    ).toBeVisible()

    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await page.getByRole('button', { name: 'Save changes', exact: true }).click()
    await expect(page.getByText('Five things to correct before saving')).toBeVisible()
    await page.getByRole('link', { name: 'Job location is required' }).click()
    await expect(page.getByRole('textbox', { name: 'Location' })).toBeFocused()
    await fillForm(page, {
      experience: 2,
      type: 'Full time',
      location: 'Leith',
      department: 'Port',
      description: 'Opens and closes the lock.',
    })
    await page.getByRole('button', { name: 'Save changes', exact: true }).click()
    await expect(row).not.toContainText('Draft')
    await expect
      .poll(async () => {
        const { total } = await product.call('GET', '/public/careers?q=lock+keeper', {})
        return total
      })
      .toBe(1)
  },
)
