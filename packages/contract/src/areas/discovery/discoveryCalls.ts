import { hasPages } from '@staff/entity'
import { object } from 'yup'

import { defineCall, jsonResponse, type Success } from '../../call/defineCall'
import { json } from '../../call/json'
import { matches } from '../../call/matches'
import { areaAccess } from '../../rules/rights/decide'
import type { PublicArea } from '../publicAreas'
import { regionParameter } from '../siteParameters'
import { areVacancies } from './jobPosting'

/** Lists the pages of records on the public site, for search engines. */
export const readSitemap = defineCall({
  method: 'GET',
  path: '/public/sitemap.xml',
  access: 'public',
  success: xmlResponse('application/xml'),
})

/** What feed readers and job searches read of an area. Open to nobody where its records have no pages, or are no vacancies. */
export function discoveryCalls({ entity, regions }: PublicArea) {
  const { area } = entity
  const nobody = areaAccess(entity, 'nobody')
  const query = object(regionParameter(regions))
  return {
    feed: defineCall({
      method: 'GET',
      path: `/public/${area}/feed.xml`,
      access: hasPages(entity) ? 'public' : nobody,
      query,
      success: xmlResponse('application/atom+xml'),
    }),

    jobPosting: defineCall({
      method: 'GET',
      path: `/public/${area}/:id/job-posting` as const,
      access: areVacancies(entity) ? 'public' : nobody,
      query,
      success: {
        ...jsonResponse(200, json.anyObject()),
        contentType: 'application/ld+json',
      },
    }),
  }
}

function xmlResponse(contentType: string): Success<string> {
  const type = json.text()
  return { status: 200, type, contentType, accepts: (body) => matches(type, body) }
}
