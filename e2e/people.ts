import { expect, type Page } from '@playwright/test'

/** A person's credentials, and the name that the console shows. */
export interface Person {
  email: string
  password: string
  name: string
}

/** The first administrator of every product. */
export const ADMINISTRATOR: Person = {
  email: 'ana.moreno@example.com',
  password: 'Correct-horse-7',
  name: 'Ana Moreno',
}

/** Opens an address in a session that is already there, as after a reload. */
export async function openAs(page: Page, person: Person, address: string) {
  const { email: username, password } = person
  const response = await page.request.post('/api/login', { data: { username, password } })
  const session = (await response.json()) as Record<string, unknown>
  // A small file of the same origin, so that the storage of its session can be written.
  await page.goto('/favicon.svg')
  await page.evaluate((items) => {
    for (const [key, value] of items) sessionStorage.setItem(key, value)
  }, storedOf(session))
  await page.goto(address)
}

/** What the console keeps of a session for reloads of a tab. */
function storedOf(session: Record<string, unknown>): [key: string, value: string][] {
  const texts = ['token', 'userId', 'roleTypeId', 'name', 'draftKey']
  const items = texts.map((key): [string, string] => [key, String(session[key])])
  return [...items, ['rights', JSON.stringify(session['rights'])]]
}

/** Opens an address without a session, and logs in. */
export async function logInAs(page: Page, { email, password }: Person, address: string) {
  await page.goto(address)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname !== '/')
}

/** Answers the question for the password, in a dialog of its own or as a step of one. */
export async function confirmAs(page: Page, { password }: Person) {
  const form = page.getByRole('form', { name: 'Confirm with your password' })
  await form.getByLabel(/^Password/).fill(password)
  await form.getByRole('button', { name: 'Confirm' }).click()
  await expect(form).not.toBeAttached()
}

/** Logs out through the account menu. */
export async function logOut(page: Page, { name }: Person) {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
}
