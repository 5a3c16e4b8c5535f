import { opensTo, type RightsHolder } from '@staff/contract'

import type { Area } from './admin'

/** The areas with their own list that a person can read, in the order of the navigation. */
export function readableAreas(areas: readonly Area[], reader: RightsHolder): Area[] {
  return areas.filter(({ entity }) => !entity.parentReference && opensTo(reader, entity, 'see'))
}
