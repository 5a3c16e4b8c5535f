import { careerFixtures } from '@staff/content/career/career.fixtures'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

const { experience, type, location, department } = careerFixtures.filled
const KEEPER = { title: 'Lighthouse keeper', experience, type, location, department }
const BEFORE = 'You light the lamp at dusk, and write the log by hand.'
const AFTER = 'You light the lamp at dusk, and keep the log.'

test(
  'who changed this text, what did it say before, and back again',
  { tag: '@both' },
  async ({ page, openWindow, product }) => {
    const token = await product.logIn(ADMINISTRATOR)
    const body = { ...KEEPER, description: BEFORE }
    const { jobId } = await product.call('POST', '/careers', { token, body })
    const form = `/US/dashboard/masters/careers/edit/${String(jobId)}`
    const kim = await product.addPerson('Kim Berger', 'Administrator')
    const second = await openWindow()
    await openAs(second, kim, form)
    await second.getByRole('textbox', { name: /^Description/ }).fill(AFTER)
    await second.getByRole('button', { name: 'Save changes' }).click()
    await expect(second.getByText('“Lighthouse keeper” is saved.')).toBeVisible()

    await openAs(page, ADMINISTRATOR, form)
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL(/\?history/)
    const dialog = page.getByRole('dialog', { name: 'History of “Lighthouse keeper”' })
    const newest = dialog.getByRole('link', { name: /Version 2/ })
    await expect(newest).toContainText('Changed: Description')
    await expect(newest).toContainText('Kim Berger')
    await newest.click()
    await expect(dialog.getByRole('deletion').first()).toContainText('write')
    await expect(dialog.getByRole('insertion').first()).toContainText('keep')

    await dialog.getByRole('button', { name: 'All versions' }).click()
    await expect(newest).toBeFocused()
    await dialog.getByRole('link', { name: /Version 1/ }).click()
    await dialog.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByText('Version 1 of “Lighthouse keeper” is restored.')).toBeVisible()
    await expect(dialog).not.toBeAttached()
    await expect(page).not.toHaveURL(/history/)
    await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(BEFORE)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('“Lighthouse keeper” is as it was before.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(AFTER)
    const stored = await product.call('GET', `/careers/${String(jobId)}`, { token })
    expect(stored).toMatchObject({ description: AFTER, version: 4 })

    await page.getByRole('link', { name: 'History' }).click()
    await expect(dialog.getByRole('link', { name: /Version 4/ })).toContainText('Undone')
    await page.keyboard.press('Escape')
    await expect(dialog).not.toBeAttached()
    await expect(page.getByRole('link', { name: 'History' })).toBeFocused()
  },
)
