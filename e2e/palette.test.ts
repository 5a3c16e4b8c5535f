import { queryFixtures } from '@staff/content/query/query.fixtures'

import { expect, test } from './journey'
import { openPalette, option, paletteField } from './palette'
import { ADMINISTRATOR, openAs } from './people'

test(
  'a record that was just created is found and opened by keyboard',
  { tag: '@both' },
  async ({ page, product }) => {
    const token = await product.logIn(ADMINISTRATOR)
    const { records } = await product.call('GET', '/technologies?pageSize=1', { token })
    const image: unknown = Array.isArray(records) ? records[0]?.image : undefined
    const body = { name: 'Palindrome', category: 'Back end', image }
    await product.call('POST', '/technologies', { token, body })
    await openAs(page, ADMINISTRATOR, '/US/dashboard')
    await openPalette(page)
    await page.keyboard.type('palindr')
    await expect(option(page, /Palindrome/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Name')).toHaveValue('Palindrome')
    await expect(page).toHaveURL(/\/technologies\/edit\//)

    await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click()
    await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
    await openPalette(page)
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
      /Palindrome/,
    ])
  },
)

test('an action opens an empty form', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/US/dashboard')
  await page.getByRole('button', { name: 'Search' }).click()
  await paletteField(page).fill('add testim')
  await option(page, /Add a testimonial/).click()
  await expect(page).toHaveURL(/\/testimonials\/create$/)
  await expect(page.getByRole('heading', { name: 'Add testimonial' })).toBeVisible()
})

test('staff find only what they can open', async ({ page, product }) => {
  const sam = await product.addPerson('Sam Palmer', 'Staff')
  const { name, email, phone, message, region } = queryFixtures.filled
  const query = { name, email, phone, message, region, subject: 'Palisade for a garden' }
  await product.call('POST', '/public/queries', { body: query })
  await openAs(page, sam, '/US/dashboard')
  await openPalette(page)
  await page.keyboard.type('pal')
  await expect(option(page, /Palisade/)).toBeVisible()
  await expect(option(page, /Palmer|Palindrome/)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Palisade for a garden' })).toBeVisible()

  await page.keyboard.press('Escape')
  await openPalette(page)
  await page.keyboard.type('add')
  await expect(page.getByText(/^Nothing found/)).toBeVisible()
})

test('the key works as soon as the button appears', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[aria-keyshortcuts="Control+K"]')) return
      observer.disconnect()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await openAs(page, ADMINISTRATOR, '/US/dashboard')
  await expect(paletteField(page)).toBeFocused()
})
