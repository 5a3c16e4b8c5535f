import { fixtures } from '@staff/forms/content/fixtures'
import type { Fixtures } from '@staff/forms/entity'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'

import { journey } from './journey'
import { ADMINISTRATOR, openAs } from './people'
import { pressSlowly } from './press'
import { oneProduct } from './product'

const areas: readonly Fixtures[] = fixtures.filter(
  ({ entity }) => entity.access?.write !== 'nobody',
)

await oneProduct(({ url, call, tokenOf }) => {
  const base = `${url}/US/dashboard`

  describe.each(['mouse', 'touch'] as const)('with the %s', (pointer) => {
    journey.override({ hasTouch: pointer === 'touch' })

    journey('Login counts', async ({ page }) => {
      await page.goto(url)
      await page.getByLabel('Email').focus()
      await pressSlowly(page, page.getByRole('button', { name: 'Login' }), pointer)
      await page.getByText('Password is required', { exact: true }).waitFor()
    })

    journey('Change password counts', async ({ page }) => {
      await openAs(page, ADMINISTRATOR, `${base}/change-password`)
      await page.getByLabel(/^Old Password/).focus()
      await pressSlowly(page, page.getByRole('button', { name: 'Change password' }), pointer)
      await page.getByText('Three things to correct before saving').waitFor()
    })

    journey.for(areas)('the forms of $entity.labels.many count', async ({ entity }, { page }) => {
      acceptLeaving(page)
      await openAs(page, ADMINISTRATOR, `${base}/${entity.path}/create`)
      await emptyFirstText(page)
      await pressSlowly(page, page.getByRole('button', { name: /^Add / }), pointer)
      await page.getByText(/to correct before saving/).waitFor()

      await page.reload()
      await emptyFirstText(page)
      await pressSlowly(page, page.getByRole('button', { name: 'Cancel' }), pointer)
      await page.waitForURL((address) => !address.pathname.endsWith('/create'))

      const stored = `${base}/${entity.path}/edit/${await anyRecord(entity)}`
      await page.goto(stored)
      await emptyFirstText(page)
      await pressSlowly(page, page.getByRole('button', { name: 'Save changes' }), pointer)
      await page.getByText(/to correct before saving/).waitFor()

      await openAnew(page, stored)
      await emptyFirstText(page)
      await pressSlowly(page, page.getByRole('button', { name: 'Cancel' }), pointer)
      await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
    })

    journey('everything else on a page counts', { timeout: 180_000 }, async ({ page }) => {
      acceptLeaving(page)
      const form = `${base}/masters/blogs/edit/${await anyRecord({ area: 'blogs', idKey: 'id' })}`
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

    journey('a tag that is still being typed moves nothing', async ({ page }) => {
      await openAs(page, ADMINISTRATOR, `${base}/masters/blogs/create`)
      await page.locator('form input[id$="-tags"]').fill('a tag that needs most of its line')
      await pressSlowly(page, page.getByRole('button', { name: 'Add blog' }), pointer)
      await page.getByText(/to correct before saving/).waitFor()
      await page.getByRole('button', { name: /^Remove a tag that needs/ }).waitFor()
      expect(await page.getByText('At least one tag is required').count()).toBe(0)
    })

    journey('a link of the summary counts', async ({ page }) => {
      await openAs(page, ADMINISTRATOR, `${base}/masters/clients/create`)
      await page.getByRole('button', { name: 'Add client' }).click()
      const link = page.getByRole('link', { name: 'Image is required' })
      await link.waitFor()
      // When it is left, the summary grows by a line.
      await page.getByLabel('Website Link').fill('no address')
      await pressSlowly(page, link, pointer)
      const choose = page.getByRole('button', { name: 'Choose a picture' })
      await expect.poll(() => choose.evaluate((it) => it === document.activeElement)).toBe(true)
    })
  })

  async function anyRecord({ area, idKey }: { area: string; idKey: string }): Promise<string> {
    const as = await tokenOf(ADMINISTRATOR)
    const { records } = await call('GET', `/${area}?pageSize=1`, { as })
    return String(Array.isArray(records) ? records[0]?.[idKey] : undefined)
  }
})

/** Leaves the first field that is typed in empty, with the focus in it: its message waits until it is left. */
async function emptyFirstText(page: Page) {
  const required = page.locator('form [aria-required=true]')
  const field = required.and(page.locator('input:not([type=radio]), textarea')).first()
  await field.fill('')
}

/** What can be pressed on the page, the shell around it included; a list or menu opens when the press begins, a toast goes. */
function controlsOf(page: Page) {
  return page.locator(':is(a[href], button):not([href^="#"], [aria-haspopup], .Toastify *):visible')
}

/** The form anew: what was emptied before is forgotten. */
async function openAnew(page: Page, address: string) {
  await page.evaluate(() => localStorage.removeItem('drafts'))
  await page.goto(address)
}

/** The browser asks before a form with changes is left by its address. */
function acceptLeaving(page: Page) {
  page.on('dialog', (dialog) => void dialog.accept())
}

/** From now on a click is heard and leads nowhere. */
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
