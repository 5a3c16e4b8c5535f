import { hasPages } from '@staff/entity'

import type { PublicArea } from '../../areas/publicAreas'
import type { PublicCalls } from '../../areas/publicCalls'
import { orderSentence } from '../areaDescriptions'
import type { CallDescription } from '../CallDescription'
import { publicHeaders } from '../headers'
import { discoveryDescriptions } from './discoveryDescriptions'

const tag = 'public'

/** The problems of all public reads. */
const common = {
  403: 'The token of the preview link is unknown, has ended or was revoked; or `at` comes without one for the whole site.',
  429: 'Too many different addresses from one network; `Retry-After` says for how many seconds.',
}

/** The descriptions of the public calls of an area. */
export function publicDescriptions({
  entity,
  regions,
}: PublicArea): Record<keyof PublicCalls, Omit<CallDescription, 'properties'>> {
  const { one, many } = entity.labels
  const shown = entity.publicSite?.regions ?? regions
  const rule = shown.length > 0 ? `Shown in ${shown.join(' and ')}.` : 'Shown to everybody.'
  return {
    list: {
      summary: `List ${many.toLowerCase()} for the public site`,
      description: `${rule} ${orderSentence(entity)}`,
      tag,
      headers: publicHeaders,
      success: 'One page; empty in a region that does not show the area.',
      problems: { 422: 'A parameter is refused; `errors` names it.', ...common },
    },
    read: {
      summary: `Read a ${one} for the public site`,
      description: hasPages(entity) ? `${rule} By its slug.` : rule,
      tag,
      headers: publicHeaders,
      success: 'The record.',
      ...(hasPages(entity) && {
        moved: 'For an earlier slug and for the id: `Location` has the present slug.',
      }),
      problems: {
        404: `There is no such ${one} in this region.`,
        410: `The site showed this ${one} once.`,
        422: 'A parameter is refused; `errors` names it.',
        ...common,
      },
    },
    ...discoveryDescriptions(entity),
  }
}

/** The description of the call of the public site's home page. */
export const homeDescription: CallDescription = {
  summary: 'What the home page of the public site shows',
  description: 'The first 12 records of every area, in the order of its list.',
  tag,
  headers: publicHeaders,
  success: 'The first records of each area; none where the region does not show it.',
  properties: { total: 'How many records the area has.' },
  problems: { 422: 'A parameter is refused; `errors` names it.', ...common },
}
