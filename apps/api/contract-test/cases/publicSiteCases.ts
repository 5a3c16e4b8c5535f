import { publicAreas } from '@staff/content/calls'
import { fixtures, sampleImage } from '@staff/content/fixtures'
import { sortableFields } from '@staff/entity'
import { addressOfPicture, type PublicArea } from '@staff/contract'

import { single, type Case } from '../play'

/** The calls of the public site, which need no session. */
export function publicSiteCases(): Case[] {
  return [
    read(200, '/public/site'),
    read(200, '/public/site?region=UK'),
    read(422, '/public/site?region=uk'),
    read(200, '/public/sitemap.xml'),
    read(422, '/public/sitemap.xml?region=US'),
    ...publicAreas.flatMap(areaCases),
    {
      as: 'administrator',
      title: 'a changed career is read at once',
      statuses: [200, 200, 200],
      play: async (send) => {
        const path = `/careers/${idIn('careers')}`
        await send({ method: 'GET', path: `/public${path}` })
        const headers = { 'If-Match': '*' }
        await send({ method: 'PATCH', path, headers, body: { title: 'Head of delivery' } })
        await send({ method: 'GET', path: `/public${path}` })
      },
    },
    {
      as: 'administrator',
      title: 'a text has marks, links and pictures, some of which lead nowhere',
      statuses: [200, 200, 200, 200, 200, 200],
      play: async (send) => {
        const path = `/careers/${idIn('careers')}`
        const blog = `record:blogs/${idIn('blogs')}`
        const service = `record:services/${idIn('services')}`
        const picture = `![i](${sampleImage(0)}) ![j](${addressOfPicture('0'.repeat(64))})`
        const description = `# A\n\n<b> **b** [c](${blog}) [d](${service}) [e](record:careers/f) ![g](h) ${picture}`
        await send({ method: 'PATCH', path, headers: { 'If-Match': '*' }, body: { description } })
        await send({ method: 'GET', path: `/public${path}` })
        await send({ method: 'GET', path: `/public${path}?region=UK` })
        await send({ method: 'GET', path: '/public/careers?region=UK&pageSize=3' })
        await send({ method: 'GET', path: '/public/careers/feed.xml?region=US' })
        await send({ method: 'GET', path: `/public${path}/job-posting?region=US` })
      },
    },
  ]
}

function areaCases({ entity }: PublicArea): Case[] {
  const list = (status: number, query: string) => read(status, `/public/${entity.area}?${query}`)
  const one = `/public/${entity.area}/${idIn(entity.area)}`
  return [
    list(200, ''),
    list(200, 'region=UK&pageSize=3'),
    list(200, 'region=US&page=2&pageSize=3'),
    ...sortableFields(entity).map((sort) => list(200, `sort=${sort}&order=desc&pageSize=5`)),
    list(200, 'q=%25'),
    list(200, `q=${wordIn(entity.area)}`),
    list(422, 'region=FR'),
    list(422, 'region=US&region=UK'),
    list(422, 'sort=version&pageSize=101'),
    read(200, one),
    read(entity.publicSite?.regions ? 404 : 200, `${one}?region=UK`),
    read(404, `/public/${entity.area}/019a0000-0000-7000-8000-00000000dead`),
    read(404, `/public/${entity.area}/nope`),
    read(422, `${one}?region=EU`),
  ]
}

function read(status: number, path: string): Case {
  return single({ as: 'nobody' }, path, status, { method: 'GET', path })
}

/** The first word of the first text that a search of the area covers. */
function wordIn(area: string): string {
  const { entity, filled } = fixtureOf(area)
  return encodeURIComponent(String(filled[entity.searched[0] ?? '']).split(' ')[0] ?? '')
}

function idIn(area: string): string {
  const { entity, filled } = fixtureOf(area)
  return String(filled[entity.idKey])
}

function fixtureOf(area: string) {
  const found = fixtures.find(({ entity }) => entity.area === area)
  if (!found) throw new Error(`There are no fixtures of ${area}`)
  return found
}
