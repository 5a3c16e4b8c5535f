import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Fills a form as a person would; `values` are those of a record, by field name. */
export async function fillForm(page: Page, values: object): Promise<void> {
  await expect(page.getByRole('form')).toBeVisible()
  for (const [name, value] of Object.entries(values)) {
    await fillField(page, name, value)
  }
}

/** Fills one field; skips a field that the form does not show. */
async function fillField(page: Page, name: string, value: unknown) {
  const control = page.locator(`form [id$="-${name}"]`)
  if ((await control.count()) === 0) return
  await openDetails(control)
  if (Array.isArray(value)) await typeTags(control, value)
  else if (await control.and(page.locator('[type=checkbox]')).count()) await tick(control, value)
  else if (await control.and(page.locator('[type=radio]')).count())
    await chooseRadio(control, value)
  else if (await control.and(page.locator('[aria-haspopup=listbox]')).count())
    await chooseOption(page, control, value)
  else if (await control.and(page.locator('button')).count()) await choosePicture(page, name, value)
  else await control.fill(String(value))
}

async function typeTags(control: Locator, tags: unknown[]) {
  await control.pressSequentially(tags.map((tag) => `${String(tag)},`).join(''))
}

/** Opens the part of the form that hides a control. */
async function openDetails(control: Locator) {
  const closed = control.locator('xpath=ancestor::details[not(@open)]')
  if ((await closed.count()) > 0) await closed.locator('summary').click()
}

/** Leaves the checkbox unchanged without a value. */
async function tick(control: Locator, value: unknown) {
  if (typeof value === 'boolean') await control.setChecked(value)
}

async function chooseRadio(control: Locator, value: unknown) {
  const group = control.locator('xpath=ancestor::*[@role="radiogroup"][1]')
  await group.locator(`[type=radio][value="${String(value)}"]`).check({ force: true })
}

/** Takes the first option where the product has no such record: its roles are not those of the fixtures. */
async function chooseOption(page: Page, control: Locator, value: unknown) {
  await control.click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  const wanted = page.locator(`[role=option][data-key="${String(value)}"]`)
  await ((await wanted.count()) > 0 ? wanted : options.first()).click()
}

/** Chooses and describes a picture; none where the record has none. */
async function choosePicture(page: Page, name: string, value: unknown) {
  if (value === '') return
  const control = page.locator(`form [id$="-${name}"]`)
  const field = control.locator('xpath=ancestor::*[@role="group"][1]')
  const background = { r: 47, g: 111, b: 237 }
  const picture = sharp({ create: { width: 480, height: 360, channels: 3, background } })
  const buffer = await picture.png().toBuffer()
  await field
    .locator('[type=file]')
    .setInputFiles({ name: 'blue.png', mimeType: 'image/png', buffer })
  await expect(field.getByRole('button', { name: /Replace/ })).toBeVisible()
  await page.locator(`form [id$="-${name}-alt"]`).fill('A blue rectangle')
}
