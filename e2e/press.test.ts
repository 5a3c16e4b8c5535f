import { fixtures } from '@staff/content/fixtures'
import { accessTo, type Fixtures } from '@staff/entity'
import type { Page } from '@playwright/test'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'
import { pressSlowly, type Pointer } from './press'
import type { Product } from './product'

const areas: readonly Fixtures[] = fixtures.filter(
  ({ entity }) => accessTo(entity).create !== 'nobody',
)

const base = '/US/dashboard'

// This file is half of all journeys' time, and its tests store nothing: both workers share them.
test.describe.configure({ mode: 'parallel' })

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(`a press by ${pointer}`, () => {
    test.use({ hasTouch: pointer === 'touch' })

    test('on Login is a click', async ({ page }) => {
      await page.goto('/')
      await page.getByLabel('Email').focus()
      await pressSlowly(page, page.getByRole('button', { name: 'Login' }), pointer)
      await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
    })

    test('on Change password is a click', async ({ page }) => {
      await openAs(page, ADMINISTRATOR, `${base}/change-password`)
      await page.getByLabel(/^Old Password/).focus()
      await pressSlowly(page, page.getByRole('button', { name: 'Change password' }), pointer)
      await expect(page.getByText('Three things to correct before saving')).toBeVisible()
    })

    // By touch the focus moves after the press, so less can go wrong, and three forms are enough.
    for (const [index, { entity }] of (pointer === 'touch' ? areas.slice(0, 3) : areas).entries()) {
      test(`on the buttons of the ${entity.labels.one} form is a click`, async ({
        page,
        product,
      }) => {
        acceptLeaving(page)
        const empty = `${base}/${entity.path}/create`
        await openAs(page, ADMINISTRATOR, empty)
        await pressAfterEmptying(page, /^Add /, pointer)
        await expect(page.getByText(/to correct before saving/)).toBeVisible()

        const stored = `${base}/${entity.path}/edit/${await anyRecord(product, entity)}`
        await page.goto(stored)
        await pressAfterEmptying(page, 'Cancel', pointer)
        await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()

        // The same two buttons in the other mode are at the same place, so one form is enough.
        if (index > 0) return
        await openAnew(page, stored)
        await pressAfterEmptying(page, 'Save changes', pointer)
        await expect(page.getByText(/to correct before saving/)).toBeVisible()

        await openAnew(page, empty)
        await pressAfterEmptying(page, 'Cancel', pointer)
        await page.waitForURL((address) => !address.pathname.endsWith('/create'))
      })
    }

    // Its controls behave like those of the forms.
    const testWithMouse = pointer === 'mouse' ? test : () => undefined
    testWithMouse('on every other control of a page is a click', async ({ page, product }) => {
      test.setTimeout(180_000)
      acceptLeaving(page)
      const form = `${base}/masters/blogs/edit/${await anyRecord(product, { area: 'blogs', idKey: 'id' })}`
      await openAs(page, ADMINISTRATOR, form)
      await emptyFirstText(page)
      const count = await controlsOf(page).count()
      expect(count).toBeGreaterThan(15)
      for (let index = 0; index < count; index += 1) {
        await openAnew(page, form)
        await emptyFirstText(page)
        await stopClicks(page)
        await pressSlowly(page, controlsOf(page).nth(index), pointer)
      }
    })

    test('after a half-typed tag moves nothing', async ({ page }) => {
      await openAs(page, ADMINISTRATOR, `${base}/masters/blogs/create`)
      await page.locator('form input[id$="-tags"]').fill('a tag that needs most of its line')
      await pressSlowly(page, page.getByRole('button', { name: 'Add blog post' }), pointer)
      await expect(page.getByText(/to correct before saving/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Remove a tag that needs/ })).toBeVisible()
      expect(await page.getByText('At least one tag is required').count()).toBe(0)
    })

    test('on a link of the error summary is a click', async ({ page }) => {
      await openAs(page, ADMINISTRATOR, `${base}/masters/clients/create`)
      await page.getByRole('button', { name: 'Add client' }).click()
      const link = page.getByRole('link', { name: 'Image is required' })
      await expect(link).toBeVisible()
      // When the focus leaves this field, the summary grows by a line.
      await page.getByLabel('Website Link').fill('no address')
      await pressSlowly(page, link, pointer)
      const choose = page.getByRole('button', { name: 'Choose a picture' })
      await expect(choose).toBeFocused()
    })
  })
}

test('on a row while a search is typed opens it, and the search stays', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, `${base}/queries`)
  const search = page.getByRole('searchbox', { name: 'Search queries' })
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await search.pressSequentially('a', { delay: 30 })
  // The list is asked only after a pause in typing, when the dialog is open.
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=a/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(search).toHaveValue('a')
})

test('on a row at the moment a search starts keeps the search', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, `${base}/queries`)
  const row = page.getByRole('link', { name: /^Open / }).first()
  await row.evaluate((link: HTMLElement) => {
    const steps = ['pushState', 'replaceState'] as const
    for (const step of steps)
      history[step] = (...change) => {
        for (const each of steps) Reflect.deleteProperty(history, each)
        history[step](...change)
        // The new URL is not rendered yet.
        queueMicrotask(() => link.click())
      }
  })
  await page.getByRole('searchbox', { name: 'Search queries' }).pressSequentially('a')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=a&open=/)
})

/** The id of some record of an area. */
async function anyRecord(
  { call, logIn }: Product,
  { area, idKey }: { area: string; idKey: string },
): Promise<string> {
  const token = await logIn(ADMINISTRATOR)
  const { records } = await call('GET', `/${area}?pageSize=1`, { token })
  return String(Array.isArray(records) ? records[0]?.[idKey] : undefined)
}

/** Presses a button while the focus is in an emptied field, whose message appears when the focus leaves. */
async function pressAfterEmptying(page: Page, name: string | RegExp, pointer: Pointer) {
  await emptyFirstText(page)
  await pressSlowly(page, page.getByRole('button', { name }), pointer)
}

/** Empties the first required text field and keeps the focus in it: its message appears when the focus leaves. */
async function emptyFirstText(page: Page) {
  const required = page.locator('form [aria-required=true]')
  const field = required.and(page.locator('input:not([type=radio]), textarea')).first()
  await field.waitFor()
  // The link to the page takes the place of its placeholder when the address has loaded.
  const loading = page.getByRole('button', { name: 'Change address…', disabled: true })
  await expect(loading).toHaveCount(0)
  await field.fill('')
}

/** The page's links and buttons; a list or menu opens on pointer down, and a toast disappears by itself. */
function controlsOf(page: Page) {
  return page.locator(':is(a[href], button):not([href^="#"], [aria-haspopup], .Toastify *):visible')
}

/** Opens the form without the draft of what was emptied before. */
async function openAnew(page: Page, address: string) {
  await page.evaluate(() => localStorage.removeItem('drafts'))
  await page.goto(address)
}

/** The browser asks before it unloads a form with changes. */
function acceptLeaving(page: Page) {
  page.on('dialog', (dialog) => void dialog.accept())
}

/** Cancels every click from now on. */
async function stopClicks(page: Page) {
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true },
    )
  })
}
