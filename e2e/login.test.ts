import { expect } from 'vitest'

import { journey } from './journey'
import { ADMINISTRATOR, logOut, openAs } from './people'
import { eachProduct } from './product'

await eachProduct(({ url }) => {
  const asked = `${url}/UK/dashboard/masters/careers?q=designer`

  journey(
    'a login is refused, then right, and leads to the address asked for',
    async ({ page }) => {
      await page.goto(asked)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByText('Email is required', { exact: true }).waitFor()
      await page.getByText('Password is required', { exact: true }).waitFor()
      const toast = page.locator('.Toastify__toast-container--top-center')
      await toast.getByText('Email is required. Password is required').waitFor()

      await page.getByLabel('Email').fill(ADMINISTRATOR.email)
      const password = page.getByLabel(/^Password/)
      await password.fill('Wrong-horse-7')
      await page.getByRole('button', { name: 'Login' }).click()
      await toast.getByText('The email or the password is not right.').waitFor()
      await expect.poll(() => password.inputValue()).toBe('')

      await password.fill(ADMINISTRATOR.password)
      await page.getByRole('button', { name: 'Login' }).click()
      await toast.getByText('Welcome back, Ana').waitFor()
      await page.getByRole('heading', { name: 'Careers' }).waitFor()
      expect(page.url()).toBe(asked)
    },
  )

  journey(
    'a session lasts over a reload, in its own window, until the logout',
    async ({ page, openWindow }) => {
      await openAs(page, ADMINISTRATOR, asked)
      await page.reload()
      await page.getByRole('heading', { name: 'Careers' }).waitFor()

      const other = await openWindow()
      await other.goto(asked)
      await other.getByRole('button', { name: 'Login' }).waitFor()

      await logOut(page, ADMINISTRATOR)
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      await page.goto(asked)
      await page.getByRole('button', { name: 'Login' }).waitFor()
    },
  )

  journey(
    'without an address asked for, a login leads to the dashboard of the US',
    async ({ page }) => {
      await openAs(page, ADMINISTRATOR, url)
      expect(page.url()).toBe(`${url}/US/dashboard`)
      await page.getByRole('heading', { name: /Good \w+, Ana/ }).waitFor()
    },
  )
})
