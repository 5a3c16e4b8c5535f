import { fixtures } from '@staff/forms/content/fixtures'
import type { Fixtures } from '@staff/forms/entity'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'

import { fillForm } from './fillForm'
import { journey } from './journey'
import { ADMINISTRATOR, confirmAs, openAs } from './people'
import { eachProduct } from './product'

/** The areas that are walked through on both databases: plain, with a secret, and one inside another. */
const ON_BOTH = ['testimonial', 'user', 'serviceData']

const areas: readonly Fixtures[] = fixtures.filter(
  ({ entity }) => entity.access?.write !== 'nobody',
)

await eachProduct(({ url, database }) => {
  const here = areas.filter(
    ({ entity }) => database === 'embedded' || ON_BOTH.includes(entity.name),
  )

  describe.each(here)('$entity.labels.many', (area) => {
    const { entity } = area
    const { one, many } = entity.labels
    const [key = ''] = entity.searched

    journey('are added, found, edited and deleted', async ({ page }) => {
      await openAs(page, ADMINISTRATOR, `${url}/US/dashboard/${listPathOf(area)}`)
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
      await page.getByText(/Zebra.* is saved/).waitFor()

      if (!entity.parentReference) {
        await page.getByRole('searchbox').fill('zebra')
        await page.waitForURL(/\?q=zebra/)
      }
      const edit = page.getByRole('link', { name: /^Edit Zebra/ })
      await edit.waitFor()
      if (showsPicture(area)) await expect.poll(() => hasDrawn(page, 'Zebra')).toBe(true)

      await edit.click()
      await fillForm(page, { [key]: 'Zebra Two' })
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText(/Zebra Two.* is saved/).waitFor()

      await page.getByRole('button', { name: /^Delete Zebra Two/ }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await page.getByText(/Zebra Two.* is deleted/).waitFor()
      await edit.waitFor({ state: 'detached' })
    })
  })
})

/** Service data is listed by its service. */
function listPathOf({ entity }: Pick<Fixtures, 'entity'>): string {
  return entity.parentReference ? 'masters/services' : entity.path
}

/** What the form of a new record is filled with; an email is nobody's yet. */
function newValuesOf({ entity, filled, create }: Pick<Fixtures, 'entity' | 'filled' | 'create'>) {
  const blank = entity.create?.empty ?? entity.empty
  const all: object = { ...filled, ...create, email: 'zebra@example.com' }
  return Object.fromEntries(Object.keys(blank).map((name) => [name, Reflect.get(all, name)]))
}

function showsPicture({ entity }: Pick<Fixtures, 'entity'>): boolean {
  return Object.values(entity.fields).some(({ kind, listed }) => listed && kind === 'image')
}

/** Whether the row has its picture: the uploaded one came back from the server. */
function hasDrawn(page: Page, title: string): Promise<boolean> {
  const picture = page.getByRole('row', { name: title }).locator('img').first()
  return picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
}
