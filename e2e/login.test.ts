import { openWithoutCode } from './heldCode'
import { expect, test } from './journey'
import { ADMINISTRATOR, logInAs, logOut } from './people'

const asked = '/UK/dashboard/masters/careers?q=designer'

test(
  'a login is refused, then right, and leads to the address asked for',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto(asked)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Email is required', { exact: true })).toBeVisible()
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
    const toast = page.locator('.Toastify__toast-container--top-center')
    await expect(toast.getByText('Email is required. Password is required')).toBeVisible()

    await page.getByLabel('Email').fill(ADMINISTRATOR.email)
    const password = page.getByLabel(/^Password/)
    await password.fill('Wrong-horse-7')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(toast.getByText('The email or the password is not right.')).toBeVisible()
    await expect(password).toHaveValue('')

    await password.fill(ADMINISTRATOR.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(toast.getByText('Welcome back, Ana')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible()
    await expect(page).toHaveURL(asked)
  },
)

for (const start of ['/', '/US/dashboard/masters/careers'])
  test(`on a slow line from ${start}, the login goes on until the first screen shows`, async ({
    page,
  }) => {
    const line = await page.context().newCDPSession(page)
    await page.goto(start)
    await page.getByLabel('Email').waitFor()
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await page.getByLabel('Email').fill(ADMINISTRATOR.email)
    await page.getByLabel(/^Password/).fill(ADMINISTRATOR.password)
    const answered = page.waitForResponse('**/api/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await answered
    const seen = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const states = new Set<string>()
          function look() {
            const button = document.querySelector<HTMLButtonElement>('form button[type="submit"]')
            if (button) states.add(`${button.textContent} ${button.disabled}`)
            else if (document.querySelector('main h1')) return resolve([...states])
            else states.add('nothing')
            requestAnimationFrame(look)
          }
          look()
        }),
    )
    expect(seen.filter((state) => state !== 'Logging In... true')).toEqual([])
    await expect(page.getByRole('heading', { name: /^Good|^Careers/ })).toBeVisible()
  })

test('a session lasts over a reload, in its own window, until the logout', async ({
  page,
  openWindow,
}) => {
  await logInAs(page, ADMINISTRATOR, asked)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible()

  const other = await openWindow()
  await other.goto(asked)
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible()

  await logOut(page, ADMINISTRATOR)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.goto(asked)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('without an address asked for, a login leads to the dashboard of the US', async ({ page }) => {
  await logInAs(page, ADMINISTRATOR, '/')
  await expect(page).toHaveURL('/US/dashboard')
  await expect(page.getByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
})

test('what is typed and pressed before the code has loaded is not lost', async ({ page }) => {
  const release = await openWithoutCode(page, '/')
  const email = page.getByLabel('Email')
  await email.fill(ADMINISTRATOR.email)
  await page.getByLabel(/^Password/).fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(email).toHaveValue(ADMINISTRATOR.email)
  await release()
  await expect(page).toHaveURL('/US/dashboard')
  await expect(page.getByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
})

test('without JavaScript, a sentence says what is missing', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(product.url)
  // Searches by text leave out what is in a `noscript`.
  const sentence = page.locator('noscript p')
  await expect(sentence).toBeVisible()
  await expect(sentence).toContainText('The staff console needs JavaScript.')
  await expect(page.getByLabel('Email')).toBeHidden()
  await context.close()
})
