import { opensTo, reviewEntities, type Review, type RightsHolder } from '@staff/contract'

import type { Area } from '../admin'

/** The areas whose requests to publish a person sees, in the order of the navigation. */
export function reviewAreas(areas: readonly Area[], reader: RightsHolder): Area[] {
  const open = reviewEntities(
    areas.map(({ entity }) => entity),
    reader,
  )
  return areas.filter(({ entity }) => open.includes(entity))
}

/** Whether a request waits for an answer of a person. */
export function isForReader(
  areas: readonly Area[],
  reader: RightsHolder,
  { area, state }: Pick<Review, 'area' | 'state'>,
): boolean {
  const found = areas.find(({ entity }) => entity.area === area)
  return found !== undefined && state === 'Waiting' && opensTo(reader, found.entity, 'publish')
}
