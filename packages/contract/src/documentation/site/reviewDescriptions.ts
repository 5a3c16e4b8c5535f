import type { AnyEntity } from '@staff/entity'

import type { AreaCalls } from '../../areas/areaCalls'
import type { CallDescription } from '../CallDescription'

type ReviewCall = 'askToPublish' | 'withdrawReview' | 'sendBack'

/** What the properties of a request to publish mean. */
const reviewProperties = {
  area: 'The area of the record: `blogs`.',
  title: 'The title as lists show it.',
  state: 'Waiting; Changed, if the record has a newer version; or Sent back.',
  version: 'The version that somebody asks to publish.',
  note: 'What they wrote; empty if nothing.',
  comment: 'Why it was sent back; null before.',
}

/** The same in the list of requests. */
export const listedReviewProperties = {
  ...reviewProperties,
  comment: `${reviewProperties.comment} In \`latest\`: what the reader wrote, empty only if they approve.`,
  answers:
    'What readers of preview links say about this version, and no other: the last answer of each. It publishes nothing.',
  approved: 'How many approve it.',
  declined: 'How many say what is missing.',
  latest: 'The latest of these answers; null if nobody has answered.',
  name: 'Who answered, as they say.',
  approves: 'Whether they approve the version.',
}

/** The descriptions of the calls about the review of a record before it is published. */
export function reviewDescriptions({
  area: tag,
  labels: { one },
}: AnyEntity): Record<ReviewCall & keyof AreaCalls, CallDescription> {
  const unknown = { 404: `There is no such ${one}.` }
  const problems = {
    ...unknown,
    400: 'The request is no JSON object.',
    412: 'The record is newer; `current` is what is stored now.',
    422: 'Properties are refused; `errors` names each.',
  }
  return {
    askToPublish: {
      summary: `Ask to publish a ${one}`,
      description:
        'Everybody who may publish in the area sees the request. It takes the place of an earlier one about the record, and ends when this version or a later one is published.',
      tag,
      success: 'The request.',
      properties: reviewProperties,
      problems: {
        ...problems,
        409: 'The public site shows this version already.',
        422: 'Properties are refused, or the record lacks what its publication needs; `errors` has a message for each.',
      },
    },
    withdrawReview: {
      summary: `Withdraw the request to publish a ${one}`,
      tag,
      success: 'There is no request about the record.',
      problems: { ...unknown, 403: 'Somebody else has asked, and the caller may not publish.' },
    },
    sendBack: {
      summary: `Send a ${one} back instead of publishing it`,
      description: 'The person who asked sees the comment.',
      tag,
      success: 'The request, with the comment.',
      properties: reviewProperties,
      problems: { ...problems, 409: 'No request about this version waits for an answer.' },
    },
  }
}
