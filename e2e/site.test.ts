import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

const careers = '/US/dashboard/masters/careers'

// Each area with the page of the site that shows its first record.
const SHOWN = [
  ['services', '/services'],
  ['careers', '/careers'],
  ['contractual-positions', '/careers'],
  ['testimonials', ''],
  ['blogs', '/blogs'],
  ['teams', '/team'],
  ['clients', ''],
  ['technologies', ''],
] as const

test(
  'a career that staff edit and delete changes on the public site',
  { tag: '@both' },
  async ({ page, openWindow, site }) => {
    // It opens five windows.
    test.slow()
    const visitor = await openWindow()
    await visitor.goto(`${site.url}/us/careers`)
    const positions = visitor.getByRole('main').getByRole('listitem')
    await expect(positions.filter({ hasText: 'Senior React engineer' })).toBeVisible()

    await openAs(page, ADMINISTRATOR, `${careers}?q=Senior%20React%20engineer`)
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await page.getByLabel(/^Title/).fill('Keeper of the front end')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(/is saved/)).toBeVisible()

    // Another visitor, without anything in the browser's cache.
    for (const region of ['us', 'uk']) {
      const next = await openWindow()
      await next.goto(`${site.url}/${region}/careers`)
      const changed = next.getByRole('link', { name: 'Keeper of the front end' })
      await changed.click()
      await expect(next.getByRole('article')).toContainText('Austin, Texas · Engineering')
      await expect(next).toHaveTitle('Keeper of the front end · Northlight')
    }

    await page.goto(`${careers}?q=Keeper`)
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/is deleted/)).toBeVisible()
    const last = await openWindow()
    await last.goto(`${site.url}/us/careers`)
    await expect(last.getByRole('heading', { name: 'Open positions' })).toBeVisible()
    await expect(last.getByText('Keeper of the front end')).not.toBeAttached()
  },
)

test('a visitor reads the site in both regions and sends a query', async ({
  page,
  site,
  product,
}) => {
  await page.goto(site.url)
  await expect(page).toHaveURL(`${site.url}/us`)
  for (const name of ['What we do', 'What clients say', 'From the blog', 'Who we work for'])
    await expect(page.getByRole('heading', { name })).toBeVisible()

  await page.getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('link', { name: 'Mara Lindqvist' })).toBeVisible()
  await page.getByRole('link', { name: 'UK', exact: true }).click()
  await expect(page.getByText('only available in the US region')).toBeVisible()
  await page.getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()

  await page.getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Wren Ashby')
  await page.getByLabel('Email').fill('wren@example.com')
  await page.getByLabel('Subject').fill('A question from the website')
  await page.getByLabel('Message').fill('Do you build booking portals?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toContainText('Thank you')
  await expect(page.getByLabel('Subject')).toHaveValue('')

  const token = await product.logIn(ADMINISTRATOR)
  const { records } = await product.call('GET', '/queries?q=from%20the%20website', { token })
  expect(records).toMatchObject([{ name: 'Wren Ashby', region: 'UK' }])
})

test.describe('the preview in a form', () => {
  for (const [area, at] of SHOWN)
    test(`and the site draw ${area} alike`, async ({ page, openWindow, product, site }) => {
      const { records } = await product.call('GET', `/public/${area}?pageSize=1`)
      const record = Array.isArray(records) ? records[0] : undefined
      await openAs(
        page,
        ADMINISTRATOR,
        `/US/dashboard/masters/${area}/edit/${record.jobId ?? record.id}`,
      )
      const pane = page.getByRole('region', { name: 'On the public site' })
      await expect(pane).toBeVisible()
      const visitor = await openWindow()
      await visitor.goto(`${site.url}/us${at}`)
      const title = String(record.title ?? record.role ?? record.name)
      const card = visitor.locator('.card').filter({ hasText: title }).first()
      await expect(card).toBeVisible()
      const preview = pane.locator('> :last-child')
      await expect.poll(() => preview.evaluate(drawnBy)).toEqual(await card.evaluate(drawnBy))
    })
})

/** What a person sees of a card: its texts in order, its pictures, its stars and its box. Runs in the page. */
function drawnBy(card: HTMLElement) {
  const style = getComputedStyle(card)
  const pictures = [...card.querySelectorAll('img')].map((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    const shape = Math.round((width / height) * 10)
    // The site shows a cut of the picture, and says what it shows.
    return [/\/[\da-f]{64}/.exec(picture.src)?.[0], shape, width < 60 ? width : 'wide']
  })
  return {
    texts: card.innerText.split('\n').filter((text) => text.trim()),
    pictures,
    stars: card.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
    strong: getComputedStyle(card.querySelector('strong') ?? card).fontWeight,
    box: [style.borderTopWidth, style.borderTopLeftRadius, style.paddingTop, style.rowGap],
  }
}

test('the sitemap, the feed and the vacancies of the site lead to its pages', async ({
  page,
  site,
}) => {
  const textOf = async (path: string) => (await page.request.get(`${site.url}${path}`)).text()
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = await textOf('/sitemap.xml')
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => String(url))
  const kinds = new Map(pages.map((url) => [url.split('/').slice(3, 5).join(' '), url]))
  expect([...kinds.keys()].toSorted()).toEqual([
    'uk blogs',
    'uk careers',
    'uk contractual-positions',
    'us blogs',
    'us careers',
    'us contractual-positions',
    'us services',
  ])
  for (const url of kinds.values()) {
    await page.goto(url)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }

  await page.goto(kinds.get('uk careers') ?? '')
  const posting = page.locator('script[type="application/ld+json"]')
  const { '@type': type, url, title } = JSON.parse(String(await posting.textContent()))
  expect([type, url]).toEqual(['JobPosting', page.url()])
  await expect(page).toHaveTitle(`${title} · Northlight`)

  const link = page.locator('link[type="application/atom+xml"]')
  await expect(link).toHaveAttribute('href', '/uk/blogs/feed.xml')
  const feed = await textOf('/uk/blogs/feed.xml')
  expect(feed).toContain(`<link href="${site.url}/uk/blogs/`)
})
