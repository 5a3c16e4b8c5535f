import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page, Route } from '@playwright/test'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { rolldown } from 'rolldown'

import { expect, test } from './journey'
import { ADMINISTRATOR, openAs } from './people'

const root = join(import.meta.dirname, '..')
const guide = readFileSync(join(root, 'docs/use-on-your-site.md'), 'utf8')
const snippets = new Map(
  [...guide.matchAll(/^```\w+ run=(\w+)\n([^]*?)^```$/gm)].map(([, name, code]) => [name, code]),
)

// Each example of docs/use-on-your-site.md runs as it is written, on a page of the website.
test.describe('the guide for websites', () => {
  // The browser takes a page that a test fulfills for one of the internet, which needs leave to call this machine.
  test.use({ permissions: ['local-network-access'] })

  let folder: string
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'staff-site-'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('has nine examples that run', () => {
    expect([...snippets.keys()]).toEqual([
      'page',
      'react',
      'build',
      'redirects',
      'discovery',
      'contact',
      'preview',
      'answer',
      'typed',
    ])
  })

  test('reads in a page', async ({ page, site, product }) => {
    await openPage(page, site.url, snippetFor('page', product.url))
    await expect(page.getByRole('listitem').first()).toHaveText(
      'Senior React engineer, Austin, Texas',
    )
    const { total } = await product.call('GET', '/public/careers')
    await expect(page.getByRole('listitem')).toHaveCount(Number(total))
  })

  test('reads in React', async ({ page, site, product }) => {
    const entry = join(folder, 'entry.jsx')
    const start = `import { createRoot } from 'react-dom/client'
      createRoot(document.querySelector('#root')).render(<TeamPage />)`
    writeFileSync(entry, `${snippetFor('react', product.url)}\n${start}`)
    const bundle = await rolldown({
      input: entry,
      resolve: { modules: [join(root, 'node_modules')] },
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    })
    const { output } = await bundle.generate({ format: 'esm' })
    await bundle.close()
    const script = output[0].code.replaceAll('</script', String.raw`<\/script`)
    await openPage(page, site.url, `<div id="root"></div><script type="module">${script}</script>`)
    await expect(page.getByRole('listitem').first()).toHaveText('Mara Lindqvist, Managing director')
    await expect.poll(() => page.locator('img').first().evaluate(widthOf)).toBeGreaterThan(0)
  })

  test('reads in a static build', async ({ product }) => {
    const script = join(folder, 'build.mjs')
    writeFileSync(script, snippetFor('build', product.url))
    execFileSync(process.execPath, [script], { cwd: folder })
    const files = readdirSync(join(folder, 'blog'))
    const { total, records } = await product.call('GET', '/public/blogs')
    expect(files).toHaveLength(Number(total))
    const [first] = Array.isArray(records) ? records : []
    const html = readFileSync(join(folder, `blog/${first.slug}.html`), 'utf8')
    expect(html).toContain(`<title>${first.title}</title>`)
  })

  test('writes the redirects of a build', async ({ product }) => {
    const token = await product.logIn(ADMINISTRATOR)
    const { records } = await product.call('GET', '/public/blogs?pageSize=1')
    const [{ id, slug }] = Array.isArray(records) ? records : []
    const body = { slug: 'a-new-address' }
    await product.call('POST', `/blogs/${id}/address`, { token, body })
    const script = join(folder, 'redirects.mjs')
    writeFileSync(script, snippetFor('redirects', product.url))
    execFileSync(process.execPath, [script], { cwd: folder })
    const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n')
    expect(lines).toContain(`/blogs/${slug} /blogs/a-new-address 301`)
  })

  test('writes what search engines and feed readers read', async ({ page, site, product }) => {
    const script = join(folder, 'discovery.mjs')
    writeFileSync(script, snippetFor('discovery', product.url))
    execFileSync(process.execPath, [script], { cwd: folder })
    const { records } = await product.call('GET', '/public/careers?pageSize=1')
    const [{ slug, title }] = Array.isArray(records) ? records : []
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
    for (const region of ['us', 'uk'])
      expect(sitemap).toContain(`<loc>${site.url}/${region}/careers/${slug}</loc>`)
    expect(readFileSync(join(folder, 'feed.xml'), 'utf8')).toContain('<title>Blogs · Northlight')
    await page.setContent(readFileSync(join(folder, `careers/${slug}.html`), 'utf8'))
    const posting = await page.locator('script').textContent()
    expect(JSON.parse(String(posting))).toMatchObject({ '@type': 'JobPosting', title })
  })

  test('sends a query from a form', async ({ page, site, product }) => {
    await openPage(page, site.url, snippetFor('contact', product.url))
    const values = {
      Name: 'Wren Ashby',
      Email: 'wren@example.com',
      Subject: 'Guide',
      Message: 'Hi',
    }
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
    await page.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('Thank you')
    await expect(page.getByLabel('Subject')).toHaveValue('')
    const token = await product.logIn(ADMINISTRATOR)
    const { records } = await product.call('GET', '/queries?q=Guide', { token })
    expect(records).toMatchObject([{ name: 'Wren Ashby', message: 'Hi', region: 'US' }])
  })

  test('shows a preview', async ({ page, site, product }) => {
    const token = await product.logIn(ADMINISTRATOR)
    const { records } = await product.call('GET', '/blogs?pageSize=1', { token })
    const [{ id }] = Array.isArray(records) ? records : []
    const body = { title: 'Only in the preview' }
    await product.call('PATCH', `/blogs/${id}?draft=true`, { token, body })
    const link = await product.call('POST', `/blogs/${id}/preview-links`, { token, body: {} })
    const { hash } = new URL(String(link['url']))
    await openPage(page, site.url, snippetFor('preview', product.url), hash)
    await expect(page.getByRole('heading')).toHaveText('Only in the preview')
    await expect(page.getByRole('status')).toHaveText(
      'Preview · not public yet (Published and changed)',
    )
    expect(page.url()).toBe(`${site.url}/example`)
  })

  test('takes the answer of a reader', async ({ page, site, product }) => {
    const token = await product.logIn(ADMINISTRATOR)
    const { id } = blogFixtures.filled
    const body = { mayApprove: true }
    const link = await product.call('POST', `/blogs/${id}/preview-links`, { token, body })
    const { hash } = new URL(String(link['url']))
    // The reader answers before the version is known.
    await page.route('**/api/public/blogs/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await openPage(page, site.url, snippetFor('answer', product.url), hash)
    await page.getByLabel('Your name').fill('Wren Ashby')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByRole('status')).toContainText('Say what is missing, or approve.')
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('status')).toHaveText('Thank you.')
    const { answers } = await product.call('GET', `/blogs/${id}/preview-links`, { token })
    expect(answers).toMatchObject([{ name: 'Wren Ashby', approves: true }])
  })

  test('follows what is typed in a form', async ({ page, site, product }) => {
    await page.route(`${site.url}/preview`, fulfilled(snippetFor('typed', product.url)))
    await openAs(page, ADMINISTRATOR, `/US/dashboard/masters/blogs/edit/${blogFixtures.filled.id}`)
    await page.getByRole('button', { name: 'Live preview' }).click()
    const heading = page.frameLocator('iframe').getByRole('heading')
    await expect(heading).not.toHaveText('As it is saved')
    await page.getByLabel(/^Title/).fill('Typed in the form')
    await expect(heading).toHaveText('Typed in the form')
  })
})

/** An example with the address of the running product. */
function snippetFor(name: string, url: string): string {
  return (snippets.get(name) ?? '').replaceAll('https://console.example.com', url)
}

/** Opens a page of the website with this body. */
async function openPage(page: Page, origin: string, body: string, hash = '') {
  await page.route(`${origin}/example`, fulfilled(body))
  await page.goto(`${origin}/example${hash}`)
}

/** Answers with a page that has this body. */
function fulfilled(body: string) {
  return (route: Route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><link rel="icon" href="data:," />${body}`,
    })
}

/** The width of a picture's file. Runs in the page. */
function widthOf(picture: Element): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0
}
