import type { Page } from '@playwright/test'
import { fixtures } from '@staff/content/fixtures'
import { accessTo, type Fixtures } from '@staff/entity'

import { fillForm } from './fillForm'
import { expect, test } from './journey'
import { ADMINISTRATOR, confirmAs, openAs } from './people'

/** The entities that are tested on both databases: a plain one, one with a secret, and one inside another. */
const ON_BOTH = ['testimonial', 'user', 'serviceData']

const areas: readonly Fixtures[] = fixtures.filter(
  ({ entity }) => accessTo(entity).create !== 'nobody',
)

for (const area of areas) {
  const { entity } = area
  const { one, many } = entity.labels
  const [key = ''] = entity.searched

  const tag = ON_BOTH.includes(entity.name) ? ['@both'] : []
  test(`${many} are added, found, edited and deleted`, { tag }, async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `/US/dashboard/${listPathOf(area)}`)
    if (entity.parentReference)
      await page
        .getByRole('link', { name: `${many} of` })
        .first()
        .click()

    await page.getByRole('link', { name: `Add ${one}` }).click()
    await fillForm(page, { ...newValuesOf(area), [key]: 'Zebra' })
    await page.getByRole('button', { name: `Add ${one}` }).click()
    // The first role is that of administrators.
    if (entity.name === 'user') await confirmAs(page, ADMINISTRATOR)
    await expect(page.getByText(/Zebra.* is saved/)).toBeVisible()

    if (!entity.parentReference) {
      await page.getByRole('searchbox').fill('zebra')
      await expect(page).toHaveURL(/\?q=zebra/)
    }
    const edit = page.getByRole('link', { name: /^Edit Zebra/ })
    await expect(edit).toBeVisible()
    if (showsPicture(area)) await expect.poll(() => hasDrawn(page, 'Zebra')).toBe(true)

    await edit.click()
    await fillForm(page, { [key]: 'Zebra Two' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(/Zebra Two.* is saved/)).toBeVisible()

    await page.getByRole('button', { name: /^Actions for Zebra Two/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/Zebra Two.* is deleted/)).toBeVisible()
    await expect(edit).not.toBeAttached()
  })
}

/** Service data is listed by its service. */
function listPathOf({ entity }: Pick<Fixtures, 'entity'>): string {
  return entity.parentReference ? 'masters/services' : entity.path
}

/** The values for the form of a new record; the email is not taken yet. */
function newValuesOf({ entity, filled, create }: Pick<Fixtures, 'entity' | 'filled' | 'create'>) {
  const blank = entity.create?.empty ?? entity.empty
  const all: object = { ...filled, ...create, email: 'zebra@example.com' }
  return Object.fromEntries(Object.keys(blank).map((name) => [name, Reflect.get(all, name)]))
}

function showsPicture({ entity }: Pick<Fixtures, 'entity'>): boolean {
  return Object.values(entity.fields).some(({ kind, listed }) => listed && kind === 'image')
}

/** Whether the browser has drawn the uploaded picture in the row. */
function hasDrawn(page: Page, title: string): Promise<boolean> {
  const picture = page.getByRole('row', { name: title }).locator('img').first()
  return picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
}
