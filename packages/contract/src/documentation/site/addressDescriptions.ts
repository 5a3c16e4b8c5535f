import { MAX_SLUG, type AnyEntity } from '@staff/entity'

import type { AreaCalls } from '../../areas/areaCalls'
import type { readRedirects } from '../../areas/addresses/readRedirects'
import type { CallDescription } from '../CallDescription'
import { publicHeaders } from '../headers'

const properties = {
  slug: 'The part of the address that is made from the title; null before the first publication.',
  suggested: 'The slug that the first publication would make from the title of now.',
  earlier:
    'The slugs that led to the record before, the newest first. They lead to the present one.',
  website:
    'The address of the website before the path of a page, with `{region}` where each region has pages of its own; null if the server does not know it (`SITE_URL`).',
}

/** The descriptions of the calls about the addresses of records on the public site. */
export function addressDescriptions({
  area: tag,
  labels: { one },
}: AnyEntity): Record<
  ('address' | 'changeAddress' | 'releaseAddress' | 'slug') & keyof AreaCalls,
  CallDescription
> {
  return {
    address: {
      summary: `The address of a ${one} on the public site`,
      tag,
      success: 'The address, and those that lead to it.',
      properties,
      problems: { 404: `There is no such ${one}.` },
    },
    changeAddress: {
      summary: `Change the address of a ${one} on the public site`,
      description:
        'The earlier address goes on leading to the record, with a redirect (301), and to no other. To go back to it is allowed.',
      tag,
      success: 'The new address, and those that lead to it.',
      properties,
      problems: {
        400: 'The request is no JSON object.',
        404: `There is no such ${one}.`,
        422: `The slug has another form (small letters, digits and single hyphens, at most ${MAX_SLUG}), or leads to another record: \`errors\` says so.`,
      },
    },
    releaseAddress: {
      summary: `Release an earlier address of a ${one}`,
      description:
        'It leads nowhere from then on, and the next record that asks for it gets it. Links to it break.',
      tag,
      success: 'The address, and those that still lead to it.',
      properties,
      problems: {
        404: `There is no such ${one}, or the slug does not lead to it.`,
        409: 'The slug is the present one.',
      },
    },
    slug: {
      summary: `Whether the slug of a ${one} is free`,
      tag,
      success: 'Whether the slug leads to a record, and to which.',
      properties: {
        isFree: 'Whether no record has or had it.',
        title:
          'The title of the record; null if the slug is free, or the person may not read the record.',
      },
      problems: { 422: 'The slug has another form; `errors` says so.' },
    },
  }
}

/** The description of the call that lists redirects. */
export const redirectsDescription: CallDescription<typeof readRedirects> = {
  summary: 'The earlier addresses of what the public site shows',
  description:
    'For a host that serves files: the paths of pages that lead to others, the newest first, 10,000 at most.',
  tag: 'public',
  headers: publicHeaders,
  success: 'Each earlier path, and the present one.',
  properties: { from: 'An earlier path.', to: 'The present path of the same record.' },
  problems: {
    403: 'The token of the preview link is unknown, has ended or was revoked.',
    429: 'Too many different addresses from one network; `Retry-After` says for how many seconds.',
  },
}
