import type { AnyEntity } from '@staff/entity'

import type { AreaCalls } from '../../areas/areaCalls'
import type { namedCalls } from '../../served/namedCalls'
import type { CallDescription, DescriptionsOf } from '../CallDescription'

/** The properties of links. */
export const linkProperties = {
  links: 'Those that have not ended, the newest first.',
  isConfigured: 'Whether links can be made: `PREVIEW_URL` is set.',
  opensAtTimes: 'Whether a link can open the site as of a time: `PREVIEW_URL` has `{at}`.',
  version: 'The version that the link shows; null for the newest one, whichever that is.',
  mayApprove: 'Whether the reader may answer: approve what they see, or say what is missing.',
  madeBy: 'The name of the person who made it. It works only while they have the right to make it.',
  lastUsedAt: 'When the site last read with it, to the minute; null for never.',
  token: 'What the site sends in the header `Preview-Token`. It is returned only once.',
  url: 'The address of the preview: `PREVIEW_URL` with the token, and the area and the id, or the time.',
}

const answerProperties = {
  name: 'Who answered, as they say.',
  approves: 'Whether they approve the version. That publishes nothing.',
  comment: 'Empty only for somebody who approves.',
}

/** What can go wrong when a link is made. */
export const notMade = {
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
      success:
        'The links that have not ended, whose tokens nobody can read again, and the last 100 answers of readers.',
      properties: {
        ...linkProperties,
        ...answerProperties,
        answers: 'What readers have answered.',
      },
      problems: { 404: `There is no such ${one}.` },
    },
    sharePreview: {
      summary: `Make a preview link of a ${one}`,
      description:
        'Whoever has the link sees the record on the real site before it is public, with its public fields only, for `hours` (336 at most).',
      tag,
      success: 'The link with its token.',
      properties: linkProperties,
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
    properties: linkProperties,
  },
  shareSitePreview: {
    summary: 'Make a preview link for the whole site',
    description:
      'Whoever has the link sees the site as of any time, past or future: with the parameter `at` of the public calls. `at` is the time as of which its address opens the site; without it, the site as it is.',
    tag,
    success: 'The link with its token.',
    properties: linkProperties,
    problems: {
      ...notMade,
      409: 'There are 50 links already, no address of previews is set (then the code is `no-preview-url`), or it has no place for a time.',
    },
  },
  revokeSitePreview: {
    summary: 'Revoke a preview link for the whole site',
    tag,
    success: 'It shows nothing any more.',
    problems: { 404: 'There is no such link.' },
  },
  answerPreview: {
    summary: 'Answer a preview, as its reader',
    description:
      'For people without an account: `Preview-Token` has the token of a link that was made with `mayApprove`, and `version` is the one that the header `Preview-Version` of its responses names.',
    tag,
    success: 'It is stored, for those who may edit the record.',
    properties: answerProperties,
    problems: {
      403: 'The link has ended, or its reader may only read.',
      409: 'The link shows another version now, or it has 20 answers already.',
      429: 'Too many answers from one address; `Retry-After` says for how many seconds.',
    },
  },
} satisfies Partial<DescriptionsOf<typeof namedCalls>>
