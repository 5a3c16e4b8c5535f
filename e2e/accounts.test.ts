import { beforeAll, expect } from 'vitest'

import { journey } from './journey'
import { ADMINISTRATOR, confirmAs, logOut, openAs, type Person } from './people'
import { eachProduct } from './product'

const CHOOSE = 'Choose your own password'

await eachProduct(({ url, addPerson }) => {
  let noor: Person
  beforeAll(async () => {
    noor = await addPerson('Noor Haddad', 'Staff')
  })

  journey(
    'a lost password: a one-time one, and then one of their own',
    async ({ page, openWindow }) => {
      const theirs = await openWindow()
      await openAs(theirs, noor, `${url}/US/dashboard/queries`)
      await theirs.getByRole('table', { name: 'Queries' }).waitFor()

      await openAs(page, ADMINISTRATOR, `${url}/US/dashboard/security-console/users?q=haddad`)
      await page.getByRole('link', { name: 'Edit Noor Haddad' }).click()
      await page.getByText('Logged in, in 1 session.').waitFor()
      await page.getByRole('button', { name: 'One-time password' }).click()
      await page.getByRole('button', { name: 'Make one-time password' }).click()
      await confirmAs(page, ADMINISTRATOR)
      const password = await page.getByLabel('One-time password', { exact: true }).innerText()
      expect(password).toHaveLength(20)
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByText('Not logged in anywhere.').waitFor()
      expect(await page.content()).not.toContain(password)

      const navigation = theirs.getByRole('navigation', { name: 'Main' })
      await navigation.getByRole('link', { name: 'Home' }).click()
      await theirs.getByRole('button', { name: 'Login' }).waitFor()
      await openAs(theirs, { ...noor, password }, url)
      await theirs.getByRole('heading', { name: CHOOSE }).waitFor()
      expect(theirs.url()).toBe(`${url}/US/dashboard`)
      for (const path of ['queries', 'security-console/change-password', 'nowhere']) {
        // One address after the other: it is one window.
        await theirs.goto(`${url}/US/dashboard/${path}`)
        await theirs.getByRole('heading', { name: CHOOSE }).waitFor()
        expect(await theirs.getByRole('link').count()).toBe(0)
      }

      const own = 'Gentle-orchard-31'
      await theirs.goto(`${url}/US/dashboard/queries`)
      await theirs.getByLabel(/^Old Password/).fill(password)
      await theirs.getByLabel(/^New Password/).fill(own)
      await theirs.getByLabel(/^Confirm Password/).fill(own)
      await theirs.getByRole('button', { name: 'Change password' }).click()
      await theirs.getByRole('table', { name: 'Queries' }).waitFor()
      await theirs.reload()
      await theirs.getByRole('table', { name: 'Queries' }).waitFor()

      await logOut(theirs, noor)
      await openAs(theirs, { ...noor, password: own }, url)
      await theirs.getByRole('heading', { name: /Good \w+, Noor/ }).waitFor()
    },
  )
})
