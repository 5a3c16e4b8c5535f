import { expect, test } from './journey'
import { listedTitles } from './lists'
import { ADMINISTRATOR, openAs } from './people'

const LIST = '/US/dashboard/masters/careers'

test('a link of a row opens another tab with Ctrl', async ({ page, context }) => {
  await openAs(page, ADMINISTRATOR, LIST)
  await listedTitles(page)
  const link = page.getByRole('link', { name: /^Edit / }).first()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL(/^http/)
  await tab.close()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})
