import { afterAll, beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { startSiteApi, type Row, type SiteApi } from '../public/testing'

const WITHIN = { timeout: 2000, interval: 20 }

const career = {
  title: 'Harbour pilot',
  experience: 2,
  type: 'Full time',
  location: 'Leith',
  department: 'Harbour',
  description: '## What you do\n\nBring **ships** in.\n<script>alert(1)</script>',
}

/** The text below with its link. */
function linked(path: string): string {
  return `<p>See <a href="${path}">the <strong>other</strong></a> post.</p>\n`
}

eachDatabase((open) => {
  let api: SiteApi

  beforeAll(async () => {
    api = await startSiteApi(await open())
  })
  afterAll(() => api.close())

  async function send(method: string, path: string, body?: unknown): Promise<Row> {
    const response = await api.call(method, `/api/${path}`, {
      as: 'administrator',
      headers: { 'if-match': '*' },
      ...(body !== undefined && { body }),
    })
    expect([method, path, response.statusCode < 300, response.body]).toEqual([
      method,
      path,
      true,
      expect.anything(),
    ])
    return response.body === '' ? {} : response.json<Row>()
  }

  async function createCareer(title: string, description = career.description) {
    const { jobId } = await send('POST', 'careers', { ...career, title, description })
    return String(jobId)
  }

  const bodyOf = async (path: string) => (await api.read(path)).body.toString()
  const recordOf = async (path: string) => JSON.parse(await bodyOf(path)) as Row
  const htmlOf = async (path: string) => Object((await recordOf(path))['description'])['html']

  test('a description is read as Markdown and as safe HTML, alone, in a list and on the home page', async () => {
    const id = await createCareer('Harbour pilot')
    const description = {
      markdown: career.description,
      html: '<h2 id="text-what-you-do">What you do</h2>\n<p>Bring <strong>ships</strong> in.<br>\n&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
    }
    expect(await recordOf(`careers/${id}`)).toMatchObject({ description })
    const { records } = await api.page('careers?q=Harbour%20pilot')
    expect(records).toMatchObject([{ description }])
    const { areas } = await recordOf('site')
    expect(JSON.stringify(areas)).toContain(JSON.stringify(description))
    // The console reads and writes the Markdown.
    expect(await send('GET', `careers/${id}`)).toMatchObject({ description: description.markdown })
    await send('DELETE', `careers/${id}`)
  })

  test('the parts of a service have their texts too', async () => {
    const { records } = await api.page('services?pageSize=1')
    const [part] = (records[0]?.['servicesData'] ?? []) as Row[]
    expect(part).toMatchObject({
      description: { markdown: expect.any(String), html: expect.stringMatching(/^<p>/) },
    })
    expect(records[0]).toMatchObject({ descriptionBy: { html: expect.stringMatching(/^<p>/) } })
  })

  test('feeds and job searches get the HTML', async () => {
    const id = await createCareer('Harbour guide')
    expect(await bodyOf('careers/feed.xml?region=US')).toContain(
      '<content type="html" xml:base="https://www.example.com/us">&#60;h2 id=&#34;text-what-you-do&#34;&#62;',
    )
    const posting = await recordOf(`careers/${id}/job-posting?region=US`)
    expect(posting['description']).toMatch(/^<h2 id="text-what-you-do">What you do<\/h2>/)
    await send('DELETE', `careers/${id}`)
  })

  test('a link to a record follows its address, and becomes plain text while the site does not show the record', async () => {
    const target = await createCareer('Lighthouse keeper')
    const page = `careers/${await createCareer('Lamp keeper', `See [the **other**](record:careers/${target}) post.`)}`

    expect(await htmlOf(`${page}?region=UK`)).toBe(linked('/uk/careers/lighthouse-keeper'))
    expect(await htmlOf(page)).toBe(linked('/us/careers/lighthouse-keeper'))

    await send('POST', `careers/${target}/address`, { slug: 'keeper-of-the-light' })
    await expect.poll(() => htmlOf(page), WITHIN).toBe(linked('/us/careers/keeper-of-the-light'))

    const { version } = await send('GET', `careers/${target}`)
    await send('POST', `careers/${target}/unpublish`, { version })
    await expect
      .poll(() => htmlOf(page), WITHIN)
      .toBe('<p>See the <strong>other</strong> post.</p>\n')

    const unpublished = await send('GET', `careers/${target}`)
    await send('POST', `careers/${target}/publish`, { version: unpublished['version'] })
    await expect.poll(() => htmlOf(page), WITHIN).toBe(linked('/us/careers/keeper-of-the-light'))

    await send('DELETE', `careers/${target}`)
    await expect
      .poll(() => htmlOf(page), WITHIN)
      .toBe('<p>See the <strong>other</strong> post.</p>\n')
  })

  test('a link to what a region does not show, to a draft, or to nothing is plain text', async () => {
    const { records } = await api.page('services?pageSize=1')
    const draft = await send('POST', 'careers?draft=true', { title: 'Secret keeper' })
    const links = [
      `record:services/${String(records[0]?.['id'])}`,
      `record:careers/${String(draft['jobId'])}`,
      'record:careers/019a0000-0000-7000-8000-00000000dead',
      `record:users/${String(records[0]?.['id'])}`,
      'record:careers/%27--',
    ]
    const id = await createCareer('Wreck diver', links.map((link) => `[x](${link})`).join(' '))
    expect(await htmlOf(`careers/${id}?region=UK`)).toBe('<p>x x x x x</p>\n')
    expect(await htmlOf(`careers/${id}?region=US`)).toMatch(
      /^<p><a href="\/us\/services\/[\w-]+">x<\/a> x x x x<\/p>\n$/,
    )
  })
})
