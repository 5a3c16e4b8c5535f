import type { AnyEntity, Filter, Option } from '@staff/forms/entity'

import { useReferenceOptions } from '../../../data/records/useReferences'
import { useContent } from '../../../shared/admin'

/**
 * The options of a choice, or the records that a reference may name; undefined while they load, and for a filter without
 * options. The records are read when `isWanted`.
 */
export function useFilterOptions(
  entity: AnyEntity,
  filter: Filter,
  isWanted: boolean,
): readonly Option[] | undefined {
  const { areas } = useContent()
  const isReference = filter.kind === 'reference'
  const referenced = areas.find((area) => isReference && area.entity.area === filter.refersTo)
  // A hook cannot be left out, so a filter without a reference names its own entity and reads nothing.
  const records = useReferenceOptions(referenced?.entity ?? entity, isReference && isWanted)
  return filter.kind === 'choice' ? filter.options : records
}
