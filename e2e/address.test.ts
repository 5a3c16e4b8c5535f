import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

test(
  'an address is changed, and the website leads from the earlier one to the new one',
  { tag: '@both' },
  async ({ page, openWindow, site }) => {
    test.slow()
    const visitor = await openWindow()
    await visitor.goto(`${site.url}/uk/careers`)
    await visitor.getByRole('link', { name: 'Graduate engineer' }).click()
    const earlier = `${site.url}/uk/careers/graduate-engineer`
    await expect(visitor).toHaveURL(earlier)
    await expect(visitor).toHaveTitle('Graduate engineer · Northlight')

    await openAs(page, ADMINISTRATOR, '/UK/dashboard/masters/careers?q=Graduate%20engineer')
    await page.getByRole('link', { name: 'Edit Graduate engineer' }).click()
    await expect(page.getByText('/careers/graduate-engineer')).toBeVisible()
    await page.getByRole('button', { name: 'Change address…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change address' })
    // What is there is selected, so that typing replaces it.
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused()
    await page.keyboard.type('First Job')
    await page.keyboard.press('Enter')
    await expect(dialog).not.toBeAttached()
    await expect(page.getByRole('link', { name: /^\/careers\/first-job/ })).toBeVisible()

    const next = await openWindow()
    await next.goto(earlier)
    await expect(next).toHaveTitle('Graduate engineer · Northlight')
    await expect(next).toHaveURL(`${site.url}/uk/careers/first-job`)

    // Back again, with Undo.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: /^\/careers\/graduate-engineer/ })).toBeVisible()
    const last = await openWindow()
    await last.goto(`${site.url}/us/careers/first-job`)
    await expect(last).toHaveURL(`${site.url}/us/careers/graduate-engineer`)
  },
)
