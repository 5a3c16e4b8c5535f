import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

test(
  'a draft is previewed on the site by somebody without a login, until the link is revoked',
  { tag: '@both' },
  async ({ page, openWindow, product, site }) => {
    test.slow()
    const token = await product.logIn(ADMINISTRATOR)
    const { records } = await product.call('GET', '/careers?pageSize=1', { token })
    const [{ jobId, title }] = Array.isArray(records) ? records : []
    const { slug } = await product.call('GET', `/careers/${jobId}/address`, { token })
    const body = { title: 'Keeper of the light' }
    await product.call('PATCH', `/careers/${jobId}?draft=true`, { token, body })

    await openAs(page, ADMINISTRATOR, `/US/dashboard/masters/careers/edit/${jobId}`)
    await page.getByRole('button', { name: 'Share a preview…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Share a preview/ })
    await dialog.getByRole('button', { name: 'Make link' }).click()
    const link = await dialog.getByLabel('Preview link', { exact: true }).textContent()

    const guest = await openWindow()
    await guest.goto(String(link))
    const main = guest.getByRole('main')
    await expect(main).toContainText('Keeper of the light')
    await expect(guest.getByRole('status')).toHaveText('Preview · not public yet')
    await expect(guest.getByRole('button', { name: 'Answer…' })).toBeHidden()
    expect(guest.url()).toBe(`${site.url}/us/careers/${String(slug)}`)
    await guest.getByRole('link', { name: 'Careers', exact: true }).click()
    await expect(main).toContainText('Keeper of the light')
    await expect(main).not.toContainText(String(title))

    const visitor = await openWindow()
    await visitor.goto(`${site.url}/us/careers`)
    await expect(visitor.getByRole('main')).toContainText(String(title))
    await expect(visitor.getByRole('main')).not.toContainText('Keeper of the light')

    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('The link shows nothing any more.')).toBeVisible()
    await guest.reload()
    await expect(main).toContainText('This preview has ended')
    await guest.getByRole('button', { name: 'See the public site' }).click()
    await expect(main).toContainText(String(title))
    await expect(guest.getByRole('button', { name: 'End preview' })).toHaveCount(0)
  },
)

test(
  'a guest without an account answers a preview, and the editor reads it in the form',
  { tag: '@both' },
  async ({ page, openWindow, product, site, complaints }) => {
    test.slow()
    const token = await product.logIn(ADMINISTRATOR)
    const { records } = await product.call('GET', '/blogs?pageSize=1', { token })
    const [{ id }] = Array.isArray(records) ? records : []
    const save = (title: string) =>
      product.call('PATCH', `/blogs/${id}?draft=true`, { token, body: { title } })
    await save('The first draft')

    await openAs(page, ADMINISTRATOR, `/US/dashboard/masters/blogs/edit/${id}`)
    await page.getByRole('button', { name: 'Share a preview…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Share a preview/ })
    await dialog.getByLabel('The reader may answer').check()
    await dialog.getByRole('button', { name: 'Make link' }).click()
    const link = await dialog.getByLabel('Preview link', { exact: true }).textContent()

    const guest = await openWindow()
    await guest.goto(String(link))
    await expect(guest.getByRole('main')).toContainText('The first draft')
    // Saved while the guest reads.
    await save('The second draft')
    await guest.getByRole('button', { name: 'Answer…' }).click()
    const form = guest.getByRole('dialog', { name: 'Your answer' })
    await form.getByLabel('Your name').fill('Dana Reed')
    // Enter must not approve.
    await guest.keyboard.press('Enter')
    await expect(form.getByText('Say what is missing, or approve.')).toBeVisible()
    await form.getByLabel(/^Comment/).fill('Exactly what we agreed.')
    await form.getByRole('button', { name: 'Approve' }).click()
    await expect(form.getByText(/^This has changed since you opened it/)).toBeVisible()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
    await expect(form.getByLabel(/^Comment/)).toHaveValue('Exactly what we agreed.')

    await guest.reload()
    await expect(guest.getByRole('main')).toContainText('The second draft')
    await guest.getByRole('button', { name: 'Answer…' }).click()
    await form.getByLabel('Your name').fill('Dana Reed')
    await form.getByLabel(/^Comment/).fill('Exactly what we agreed.')
    await form.getByRole('button', { name: 'Approve' }).click()
    await expect(guest.getByText('Your answer is stored. Thank you.')).toBeVisible()

    await page.reload()
    await expect(page.getByText('Dana Reed approves this version')).toBeVisible()
    await expect(page.getByText('“Exactly what we agreed.”')).toBeVisible()
    const visitor = await openWindow()
    await visitor.goto(`${site.url}/us/blogs`)
    await expect(visitor.getByRole('main')).not.toContainText('The second draft')
  },
)
