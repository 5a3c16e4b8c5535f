import { contractualPositionFixtures } from '@staff/forms/content/contractualPosition/contractualPosition.fixtures'
import { beforeAll, expect } from 'vitest'

import { fillForm } from './fillForm'
import { journey } from './journey'
import { ADMINISTRATOR, logOut, openAs, type Person } from './people'
import { eachProduct } from './product'

await eachProduct(({ url, database, call, tokenOf, addPerson }) => {
  let kim: Person
  beforeAll(async () => {
    kim = await addPerson('Kim Berger', 'Administrator')
  })

  journey('what was typed comes back after the session ended, to nobody else', async ({ page }) => {
    const form = `${url}/US/dashboard/masters/contractual-positions/create`
    await openAs(page, ADMINISTRATOR, form)
    const { role, location, duration, type, interviewMode, summary } =
      contractualPositionFixtures.filled
    await fillForm(page, { role, location, duration })
    const as = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
    await call('POST', '/logout', { as })
    await fillForm(page, { type, interviewMode, summary })
    await page.getByRole('button', { name: 'Add contractual position' }).click()
    await page.getByText('Your session has ended. Log in again to go on where you were.').waitFor()

    await openAs(page, kim, form)
    await page.getByLabel('Role').waitFor()
    expect(await page.getByLabel('Role').inputValue()).toBe('')
    await logOut(page, kim)

    await openAs(page, ADMINISTRATOR, form)
    await page.getByText('What you typed before is back').waitFor()
    expect(await page.getByLabel('Role').inputValue()).toBe(role)
    expect(await page.getByLabel('Summary').inputValue()).toBe(summary)
  })

  journey(
    'of two people at one record, the second overwrites nothing',
    async ({ page, openWindow }) => {
      const as = await tokenOf(ADMINISTRATOR)
      const values = { name: 'Otterhaus', image: await anyImage(as), websiteLink: '' }
      const { id } = await call('POST', '/clients', { as, body: values })
      const form = `${url}/US/dashboard/masters/clients/edit/${String(id)}`

      await openAs(page, ADMINISTRATOR, form)
      const second = await openWindow()
      await openAs(second, kim, form)
      await second.getByLabel('Website Link').fill('https://otterhaus.example')
      await page.getByLabel('Name').fill('Otterhaus & Co')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('“Otterhaus & Co” is saved.').waitFor()

      await second.getByRole('button', { name: 'Save changes' }).click()
      await second.getByRole('button', { name: 'Show their version' }).waitFor()
      expect(await call('GET', `/clients/${String(id)}`, { as })).toMatchObject({
        name: 'Otterhaus & Co',
        websiteLink: '',
      })

      await second.getByRole('button', { name: 'Save changes' }).click()
      await second.getByText('“Otterhaus & Co” is saved.').waitFor()
      expect(await call('GET', `/clients/${String(id)}`, { as })).toMatchObject({
        name: 'Otterhaus & Co',
        websiteLink: 'https://otterhaus.example',
      })
    },
  )

  journey("a visitor's query arrives on the home and in the list", async ({ page }) => {
    const subject = `A stand at the fair, ${database}`
    const message = 'Do you have room for two of us?\nWe would bring our own chairs.'
    const asked = { name: 'Noor Haddad', email: 'noor@example.com', phone: '', region: 'UK' }
    await call('POST', '/public/queries', { body: { ...asked, subject, message } })

    await openAs(page, ADMINISTRATOR, `${url}/US/dashboard`)
    await page.getByText(subject).first().waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByText('Queries').click()
    await page.getByRole('row', { name: subject }).getByRole('link').first().click()
    await page.getByText('We would bring our own chairs.').waitFor()
  })

  async function anyImage(as: string): Promise<unknown> {
    const { records } = await call('GET', '/clients?pageSize=1', { as })
    return Array.isArray(records) ? records[0]?.image : undefined
  }
})
