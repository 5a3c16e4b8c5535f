import type { AnyEntity } from '@staff/entity'

import type { AreaCalls } from '../../areas/areaCalls'
import type { namedCalls } from '../../served/namedCalls'
import type { CallDescription, DescriptionsOf } from '../CallDescription'

const properties = {
  links: 'Those that have not ended, the newest first.',
  isConfigured: 'Whether links can be made: `PREVIEW_URL` is set.',
  version: 'The version that the link shows; null for the newest one, whichever that is.',
  madeBy: 'The name of the person who made it. It works only while they have the right to make it.',
  lastUsedAt: 'When the site last read with it, to the minute; null for never.',
  token: 'What the site sends in the header `Preview-Token`. It is returned only once.',
  url: 'The address of the preview: `PREVIEW_URL` with the token, the area and the id.',
}

const notMade = {
  400: 'The request is no JSON object.',
  409: 'There are 50 links already, or no address of previews is set: then the code is `no-preview-url`.',
  422: 'Properties are refused; `errors` names each.',
}

/** The descriptions of the calls about preview links of a record. */
export function previewDescriptions({
  area: tag,
  labels: { one },
}: AnyEntity): Record<
  ('previewLinks' | 'sharePreview' | 'revokePreview') & keyof AreaCalls,
  CallDescription
> {
  return {
    previewLinks: {
      summary: `The preview links of a ${one}`,
      tag,
      success: 'The links that have not ended. Nobody can read their tokens again.',
      properties,
      problems: { 404: `There is no such ${one}.` },
    },
    sharePreview: {
      summary: `Make a preview link of a ${one}`,
      description:
        'Whoever has the link sees the record on the real site before it is public, with its public fields only, for `hours` (336 at most).',
      tag,
      success: 'The link with its token.',
      properties,
      problems: { ...notMade, 404: `There is no such ${one}, or no such version.` },
    },
    revokePreview: {
      summary: `Revoke a preview link of a ${one}`,
      tag,
      success: 'It shows nothing any more.',
      problems: { 404: `There is no such ${one}, or no such link.` },
    },
  }
}

const tag = 'preview'

/** The descriptions of the calls about preview links for the whole site. */
export const sitePreviewDescriptions = {
  listSitePreviews: {
    summary: 'The preview links for the whole site',
    tag,
    success: 'The links that have not ended. Nobody can read their tokens again.',
    properties,
  },
  shareSitePreview: {
    summary: 'Make a preview link for the whole site',
    description:
      'Whoever has the link sees the site as of any time, past or future: with the parameter `at` of the public calls.',
    tag,
    success: 'The link with its token.',
    properties,
    problems: notMade,
  },
  revokeSitePreview: {
    summary: 'Revoke a preview link for the whole site',
    tag,
    success: 'It shows nothing any more.',
    problems: { 404: 'There is no such link.' },
  },
} satisfies Partial<DescriptionsOf<typeof namedCalls>>
