import { NONE, type Filter, type Option } from '@staff/entity'
import { useQuery } from '@tanstack/react-query'

import { noChoices, useReferenceOptions } from '../../../data/records/useReferences'
import { useContent } from '../../../shared/admin'
import type { AreaScreens, ReferenceOption } from '../../../shared/defineArea'

type FilterArea = Pick<AreaScreens, 'entity' | 'references'>

/**
 * The options of a choice, or the records that a reference may name; undefined while they load, and for a filter without
 * options. The records are read when `isWanted`.
 */
export function useFilterOptions(
  area: FilterArea,
  filter: Filter,
  isWanted: boolean,
): readonly Option[] | undefined {
  const isReference = filter.kind === 'reference'
  const field = isReference ? filter : { name: filter.name, refersTo: '' }
  const records = useRecordOptions(area, field, isReference && isWanted)
  if (filter.kind === 'choice') return filter.options
  if (!isReference || filter.none === undefined) return records
  // The name of none is known at once, also in the text of the filter.
  return records && [{ value: NONE, label: filter.none }, ...records]
}

/** The records that a reference may name; undefined while they load, and unless `isWanted`. */
export function useRecordOptions(
  { entity, references }: FilterArea,
  { name, refersTo }: { name: string; refersTo?: string | undefined },
  isWanted: boolean,
): readonly ReferenceOption[] | undefined {
  const { areas } = useContent()
  const own = references?.[name]
  const referenced = areas.find((area) => area.entity.area === refersTo)
  // A hook cannot be left out, so a field without a reference names its own entity and reads nothing.
  const listed = useReferenceOptions(referenced?.entity ?? entity, isWanted && !own)
  const { data } = useQuery({ ...(own ?? noChoices), enabled: isWanted && own !== undefined })
  if (!isWanted) return undefined
  return own ? data : listed
}
