import { defineEntity, multiline, requiredNumber, text } from '@staff/entity'
import { object } from 'yup'
import { expect, test } from 'vitest'

import { writeFeed } from './feed'
import { areVacancies, writeJobPosting } from './jobPosting'
import { MAX_SITEMAP, writeSitemap } from './sitemap'
import { requireWebsite, type Website } from './website'

const berth = defineEntity({
  name: 'berth',
  area: 'berths',
  path: 'berths',
  idKey: 'id',
  labels: { one: 'berth', many: 'Berths', intro: 'Berths.' },
  schema: object({
    title: text('Title'),
    town: text('Town'),
    years: requiredNumber('Years', { requiredAs: 'Years', message: 'Wrong', min: 0, max: 9 }),
    kind: text('Kind'),
    plot: multiline('Plot'),
  }),
  empty: { title: '', town: '', years: null, kind: '', plot: '' },
  titleOf: ({ title }) => title,
  listed: ['title', 'updatedAt'],
  searched: ['title'],
  publicSite: {
    fields: ['title', 'town', 'years', 'kind', 'plot'],
    page: '/berths/{slug}',
    text: 'plot',
    vacancy: {
      location: 'town',
      experience: 'years',
      employment: { field: 'kind', types: { Whole: 'FULL_TIME' } },
    },
  },
})

const regional: Website = { url: 'https://www.example.com/{region}', name: 'Quay & Sons' }
const single: Website = { ...regional, url: 'https://www.example.com' }
const changedAt = '2027-03-01T09:00:00.000Z'
const publishedAt = '2027-02-01T09:00:00.000Z'
const record = {
  id: '019a0000-0000-7000-8000-000000000001',
  title: 'Keeper',
  town: 'Leith',
  years: 1.5,
  kind: 'Whole',
  plot: 'Keeps\nthe <light> & the log',
}
const entry = { record, slug: 'keeper', publishedAt, changedAt }

/** The addresses in the sitemap of a website. */
function pagesIn(website: Website, regions: string[]) {
  const sitemap = writeSitemap(website, regions, [{ ...entry, entity: berth }])
  return [...sitemap.matchAll(/<loc>(.*?)</g)].map(([, url]) => url)
}

test('a sitemap has a page for each region, or one for all', () => {
  expect(pagesIn(regional, ['US', 'UK'])).toEqual([
    'https://www.example.com/us/berths/keeper',
    'https://www.example.com/uk/berths/keeper',
  ])
  expect(pagesIn(single, ['US', 'UK'])).toEqual(['https://www.example.com/berths/keeper'])
  expect(pagesIn(regional, [])).toEqual(['https://www.example.com/berths/keeper'])
})

test('a sitemap has as many pages as the format allows', () => {
  const entries = Array.from({ length: MAX_SITEMAP }, () => ({ ...entry, entity: berth }))
  const urls = (regions: string[]) => writeSitemap(regional, regions, entries).split('<url>').length
  expect(urls(['US', 'UK'])).toBe(MAX_SITEMAP + 1)
})

test('a feed has texts as they are, whatever is in them', () => {
  const title = 'A "<b>" & \u0000\u0007\uD800 🚢'
  const feed = writeFeed(regional, { entity: berth, region: 'UK' }, [
    { ...entry, record: { ...record, title } },
  ])
  expect(feed).toContain('<title>A &#34;&#60;b&#62;&#34; &#38;  🚢</title>')
  expect(feed).toContain('<title>Berths · Quay &#38; Sons</title>')
  expect(feed).toContain('<link href="https://www.example.com/uk/berths/keeper"></link>')
  expect(feed).toContain(`<id>urn:uuid:${record.id}</id>`)
  expect(feed).toContain('<content>Keeps\nthe &#60;light&#62; &#38; the log</content>')
})

test('a feed has the time of its last change, and one without entries has never changed', () => {
  const older = { ...entry, changedAt: publishedAt }
  const updated = (entries: (typeof entry)[]) =>
    /<updated>(.*?)</.exec(writeFeed(single, { entity: berth, region: undefined }, entries))?.[1]
  expect(updated([older, entry])).toBe(changedAt)
  expect(updated([])).toBe('1970-01-01T00:00:00.000Z')
})

const posting = (values: object, until: string | null = null) => {
  const vacancy = { ...entry, record: { ...record, ...values }, entity: berth, region: 'UK', until }
  return writeJobPosting(regional, vacancy)
}

test('a vacancy is told as schema.org describes it', () => {
  expect(JSON.parse(posting({}, changedAt))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Keeper',
    description: 'Keeps<br>the &#60;light&#62; &#38; the log',
    identifier: { '@type': 'PropertyValue', name: 'Quay & Sons', value: record.id },
    url: 'https://www.example.com/uk/berths/keeper',
    datePosted: publishedAt,
    validThrough: changedAt,
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Quay & Sons',
      sameAs: 'https://www.example.com/uk',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Leith' },
    },
    employmentType: 'FULL_TIME',
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: 18,
    },
  })
  expect(JSON.parse(posting({ kind: 'By the tide' }))).toMatchObject({ employmentType: 'OTHER' })
  expect(posting({})).not.toContain('validThrough')
})

test('no text of a vacancy ends the element that it stands in', () => {
  const title = '</script><script>alert(1)</script><!--'
  expect(posting({ title })).not.toContain('<')
  expect(JSON.parse(posting({ title }))).toMatchObject({ title })
})

test('records without a page are no vacancies, and a website needs an address', () => {
  const { page: _, ...publicSite } = berth.publicSite ?? { fields: [] }
  expect(areVacancies(berth)).toBe(true)
  expect(areVacancies({ publicSite })).toBe(false)
  expect(() => requireWebsite(undefined)).toThrow('SITE_URL')
})
