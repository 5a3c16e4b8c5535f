import type { AnyEntity } from '@staff/entity'

import type { AreaCalls } from '../areas/areaCalls'
import type { CallDescription } from './CallDescription'
import { ifMatchHeader } from './headers'

/** The descriptions of the calls that delete records, and list those that were deleted. */
export function trashDescriptions({
  area: tag,
  labels: { one, many },
}: AnyEntity): Record<('remove' | 'trash') & keyof AreaCalls, Omit<CallDescription, 'properties'>> {
  return {
    remove: {
      summary: `Delete a ${one}`,
      description:
        'The record moves to the trash, as the next version, which the ETag of the response names. With `forever=true` nothing of it can be restored, whether it was in the trash or not.',
      tag,
      headers: ifMatchHeader,
      success: 'It is deleted.',
      problems: {
        403: 'Only administrators can delete for ever.',
        404: `There is no such ${one}.`,
        409: 'Something still needs it.',
        412: 'The record is newer; `current` is what is stored now.',
        422: 'A parameter is refused; `errors` names it.',
        428: 'If-Match is missing.',
      },
    },
    trash: {
      summary: `List deleted ${many.toLowerCase()}`,
      description:
        'What is in the trash, the last deleted first. `q` finds titles. `expiresAt` is when the record is deleted permanently; null if it is kept.',
      tag,
      success: 'One page of the trash.',
      problems: { 422: 'A parameter is refused; `errors` names it.' },
    },
  }
}
