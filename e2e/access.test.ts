import { beforeAll, expect } from 'vitest'

import { journey } from './journey'
import { ADMINISTRATOR, openAs, type Person } from './people'
import { eachProduct } from './product'

const DENIED = 'You do not have permission to view this page.'
const RESTRICTED =
  'This page is only available in the US region, but the data is the same for both US and UK.'

await eachProduct(({ url, addPerson }) => {
  let robin: Person
  beforeAll(async () => {
    robin = await addPerson('Robin Field', 'Staff')
  })

  journey('the UK has no teams, and the switch keeps the screen', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `${url}/US/dashboard/masters/teams`)
    await page.getByRole('table', { name: 'Teams' }).waitFor()

    const region = page.getByRole('radiogroup', { name: 'Region' })
    await region.getByText('UK').click()
    await page.getByRole('heading', { name: 'Access Restricted' }).waitFor()
    await page.getByText(RESTRICTED).waitFor()
    expect(page.url()).toBe(`${url}/UK/dashboard/masters/teams`)

    await region.getByText('US').click()
    await page.getByRole('table', { name: 'Teams' }).waitFor()
    expect(page.url()).toBe(`${url}/US/dashboard/masters/teams`)

    await page.goto(`${url}/UK/dashboard/masters/services/create`)
    await page.getByRole('link', { name: 'Go Back to Home' }).click()
    await page.getByRole('heading', { name: /Good \w+, Ana/ }).waitFor()
    expect(page.url()).toBe(`${url}/UK/dashboard`)
  })

  journey('a country that is none leads to the dashboard of the US', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `${url}/FR/dashboard/masters/careers`)
    await page.getByRole('heading', { name: /Good \w+, Ana/ }).waitFor()
    expect(page.url()).toBe(`${url}/US/dashboard`)
  })

  journey('staff open home, queries and their password, and nothing else', async ({ page }) => {
    await openAs(page, robin, `${url}/US/dashboard`)
    await page.getByRole('heading', { name: /Good \w+, Robin/ }).waitFor()
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    expect(await links.allInnerTexts()).toEqual(['Home', 'Queries'])

    await links.last().click()
    await page.getByRole('table', { name: 'Queries' }).waitFor()
    await page.getByRole('button', { name: `Account of ${robin.name}` }).click()
    await page.getByRole('menuitem', { name: 'Change password' }).click()
    await page.waitForURL(`${url}/US/dashboard/security-console/change-password`)
    await page.getByRole('heading', { name: 'Change password' }).waitFor()

    for (const path of [
      'change-password',
      'masters/clients',
      'security-console/users',
      'nowhere',
    ]) {
      // One address after the other: it is one window.
      await page.goto(`${url}/US/dashboard/${path}`)
      await page.getByText(DENIED).waitFor()
    }
  })

  journey('a forged role shows nothing and is set right', async ({ page }) => {
    const opened: string[] = []
    page.on('response', (answer) => {
      const isData = /\/api\/(users|clients)/.test(answer.url())
      if (isData && answer.ok()) opened.push(answer.url())
    })
    await openAs(page, robin, `${url}/US/dashboard`)
    for (const path of ['security-console/users', 'masters/clients']) {
      await page.evaluate(() => sessionStorage.setItem('roleTypeId', '1'))
      await page.goto(`${url}/US/dashboard/${path}`)
      await page.getByText(DENIED).waitFor()
    }
    expect(await page.evaluate(() => sessionStorage.getItem('roleTypeId'))).toBe('2')
    expect(opened).toEqual([])
  })
})
