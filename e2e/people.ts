import type { Page } from 'playwright'

/** What a person logs in with, and the name that the console calls them by. */
export interface Person {
  email: string
  password: string
  name: string
}

/** The first administrator of every product that the journeys run on. */
export const ADMINISTRATOR: Person = {
  email: 'ana.moreno@example.com',
  password: 'Correct-horse-7',
  name: 'Ana Moreno',
}

/** Opens an address as somebody who is not logged in yet, and logs in when the door asks. */
export async function openAs(page: Page, { email, password }: Person, address: string) {
  await page.goto(address)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname !== '/')
}

/** Types the password once more, for something that needs it. */
export async function confirmAs(page: Page, { password }: Person) {
  const dialog = page.getByRole('dialog', { name: 'Confirm with your password' })
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Leaves by the menu at the person's name. */
export async function logOut(page: Page, { name }: Person) {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Login' }).waitFor()
}
