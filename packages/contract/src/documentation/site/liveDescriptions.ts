import type { AnyEntity } from '@staff/entity'

import type { AreaCalls } from '../../areas/areaCalls'
import type { liveCalls } from '../../areas/live/liveCalls'
import type { CallDescription } from '../CallDescription'

type LiveCall = keyof ReturnType<typeof liveCalls>

/** The descriptions of the calls that say when the public site shows a record. */
export function liveDescriptions({
  area: tag,
  labels: { one },
}: AnyEntity): Record<LiveCall & keyof AreaCalls, CallDescription> {
  const { unknown, refusals } = problemsOf(one)
  return {
    live: {
      summary: `When the public site shows a ${one}`,
      tag,
      success: 'What is live, what is scheduled, and what has ended.',
      properties: {
        ...properties,
        ended: 'The versions that the site has shown, the last one first. At most 100.',
      },
      problems: unknown,
    },
    publish: {
      summary: `Publish a ${one}`,
      description:
        'The public site shows this version from `from` to `until`, by the clock of the database. Later changes of the record do not change that. It takes the place of the version before it. A draft that lacks required fields is refused.',
      tag,
      success: 'What is live, and what is scheduled.',
      properties,
      problems: {
        ...unknown,
        400: 'The request is no JSON object.',
        409: 'A change is scheduled already, and `replaceScheduled` is missing; `scheduled` lists it.',
        412: 'The record is newer; `current` is what is stored now.',
        422: 'Properties are refused, or values of the record; `errors` has a message for each.',
      },
    },
    unpublish: {
      summary: `Take a ${one} from the public site`,
      description: 'What is scheduled is cancelled too. The record and its versions stay.',
      tag,
      success: 'What is live, and what is scheduled: nothing.',
      properties,
      problems: refusals,
    },
    ...scheduleDescriptions(tag, one),
  }
}

/** The descriptions of the calls that change what is scheduled, and when it ends. */
function scheduleDescriptions(tag: string, one: string) {
  const { refusals } = problemsOf(one)
  return {
    cancelScheduled: {
      summary: `Cancel what is scheduled of a ${one}`,
      description:
        'What begins at `from` never goes live; without `from`, nothing that is scheduled does. What is live stays, up to the end that the cancelled version had.',
      tag,
      success: 'What is live, and what is still scheduled.',
      properties,
      problems: {
        ...refusals,
        409: 'It is not scheduled any more; `code` is `not-scheduled`.',
      },
    },
    end: {
      summary: `Change when the public site stops showing a ${one}`,
      description:
        'The site shows the record until `until`, or without an end for null. If versions follow each other, the last of them gets the end.',
      tag,
      success: 'What is live, and what is scheduled.',
      properties,
      problems: {
        ...refusals,
        409: 'Nothing is live or scheduled; `code` is `not-live`.',
      },
    },
  }
}

const properties = {
  status: 'Whether the public site shows the record.',
  live: 'The versions that the site shows now or later, in order. `until` is null for no end.',
}

function problemsOf(one: string) {
  const unknown = { 404: `There is no such ${one}.` }
  return {
    unknown,
    refusals: {
      ...unknown,
      400: 'The request is no JSON object.',
      412: 'The record is newer; `current` is what is stored now.',
      422: 'Properties are refused; `errors` names each.',
    },
  }
}
