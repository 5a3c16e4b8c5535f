import type { AnyEntity } from '@staff/entity'

import type { PublicCalls } from '../../areas/publicCalls'
import type { CallDescription } from '../CallDescription'
import { publicHeaders } from '../headers'

const tag = 'public'

const problems = {
  403: 'The token of the preview link is unknown, has ended or was revoked.',
  404: 'The server does not know the address of the website (`SITE_URL`).',
  429: 'Too many different addresses from one network; `Retry-After` says for how many seconds.',
}

const unknownParameter = 'A parameter is refused; `errors` names it.'

/** The descriptions of the calls with which feed readers and job searches find the records of an area. */
export function discoveryDescriptions({
  labels: { one, many },
}: AnyEntity): Record<
  ('feed' | 'jobPosting') & keyof PublicCalls,
  Omit<CallDescription, 'properties'>
> {
  return {
    feed: {
      summary: `The feed of ${many.toLowerCase()}`,
      description: `An Atom feed of the 50 that changed last. A ${one} keeps its id in it when its address changes.`,
      tag,
      headers: publicHeaders,
      success: 'The feed; empty in a region that does not show the area.',
      problems: { ...problems, 422: unknownParameter },
    },
    jobPosting: {
      summary: `A ${one} for job searches`,
      description: `The JSON-LD (JobPosting of schema.org) for the page of the ${one}, by its slug or its id. No part of it can end the element \`script\` that has it.`,
      tag,
      headers: publicHeaders,
      success: 'The JobPosting. `validThrough` is when the site stops showing it.',
      problems: {
        ...problems,
        404: `There is no such ${one} in this region, it is kept out of search engines, or the server does not know the address of the website (\`SITE_URL\`).`,
        410: `The site showed this ${one} once.`,
        422: unknownParameter,
      },
    },
  }
}

/** The description of the call of the sitemap. */
export const sitemapDescription: CallDescription = {
  summary: 'The sitemap of the public site',
  description:
    'The pages of records in all regions, those that changed last first, 50,000 at most, without those that are kept out of search engines. The time of a page is when the site began to show what it shows now.',
  tag,
  headers: publicHeaders,
  success: 'A sitemap as sitemaps.org describes it.',
  problems,
}
