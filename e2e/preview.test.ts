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
