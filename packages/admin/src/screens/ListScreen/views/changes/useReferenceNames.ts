import type { AnyEntity, Filter, Option } from '@staff/entity'
import { useQueries } from '@tanstack/react-query'

import { useAllReferenceOptions } from '../../../../data/records/useReferences'
import { useContent } from '../../../../shared/admin'
import type { References } from '../../../../shared/defineArea'
import type { ReferenceNames } from './describeState'

/** The names of the records that the filters of these addresses name. */
export function useReferenceNames(
  { entity, references = {} }: { entity: AnyEntity; references?: References | undefined },
  searches: readonly URLSearchParams[],
): ReferenceNames {
  const { areas } = useContent()
  const filters = entity.filters.filter(
    (filter): filter is ReferenceFilter =>
      filter.kind === 'reference' && searches.some((search) => search.has(filter.name)),
  )
  // The area says where the choices come from, or they are the records of another area.
  const own = filters.flatMap(({ name }) => {
    const query = references[name]
    return query ? [{ name, query }] : []
  })
  const others = filters.flatMap(({ name, refersTo }) => {
    const area = areas.find((each) => each.entity.area === refersTo)
    return area && !references[name] ? [{ name, entity: area.entity }] : []
  })
  const ofOwn = useQueries({ queries: own.map(({ query }) => query) })
  const ofOthers = useAllReferenceOptions(others.map((other) => other.entity))
  return new Map<string, readonly Option[] | undefined>([
    ...own.map(({ name }, index) => [name, ofOwn[index]?.data] as const),
    ...others.map(({ name }, index) => [name, ofOthers[index]] as const),
  ])
}

type ReferenceFilter = Extract<Filter, { kind: 'reference' }>
