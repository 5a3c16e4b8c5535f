import type { AnyEntity } from '@staff/entity'

import type { AreaCalls } from '../areas/areaCalls'
import type { CallDescription } from './CallDescription'
import { ifMatchHeader } from './headers'

type HistoryCall = 'history' | 'revision' | 'restore'

/** The descriptions of the calls about the versions of a record. */
export function historyDescriptions(
  entity: AnyEntity,
): Record<HistoryCall & keyof AreaCalls, Omit<CallDescription, 'properties'>> {
  const { area: tag, labels } = entity
  const { one } = labels
  return {
    history: {
      summary: `List the versions of a ${one}`,
      description:
        'The newest first, each with its author and time. `changed` names the fields that differ from the version before; a version that an update of the console made has no author.',
      tag,
      success: 'One page of the versions, without their values.',
      problems: {
        404: `There is no such ${one}.`,
        422: 'A parameter is refused; `errors` names it.',
      },
    },
    revision: {
      summary: `Read a version of a ${one}`,
      tag,
      success: 'The version with the values of its fields: no secrets, and nothing computed.',
      problems: { 404: `There is no such ${one}, or no such version of it.` },
    },
    restore: {
      summary: `Restore a ${one}`,
      description: [
        'With a `version` the record gets the values of that version, as a new version, by the rules of a change. Fields that the version lacks are left as they are. A version that is like the record changes nothing.',
        'Without one the record comes back from the trash. If-Match is then its version there.',
      ].join(' '),
      tag,
      headers: ifMatchHeader,
      success: 'The whole restored record.',
      problems: {
        400: 'The request is no JSON object.',
        404: `There is no such ${one}, or no such version of it.`,
        409: 'The record is not in the trash.',
        412: 'The record is newer; `current` is what is stored now.',
        422: 'A value is refused today, or another record has it meanwhile; `errors` has a message for each field.',
        428: 'If-Match is missing.',
      },
    },
  }
}
