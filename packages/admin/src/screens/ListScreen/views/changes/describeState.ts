import { listColumns, NONE, type AnyEntity, type Filter, type Option } from '@staff/entity'
import { sortOrderLabel } from '@staff/ui'

import type { AreaScreens } from '../../../../shared/defineArea'
import { chosenLabels, filterText } from '../../filters/filterText'
import { readListParams } from '../../listParams'
import { columnsOf } from '../../table/columnsOf'

/** The options of references, by field. */
export type ReferenceNames = ReadonlyMap<string, readonly Option[] | undefined>

/** What the parameters of a list show, in a few words each: 'Type: Contract', 'Sorted by Title, A to Z'. */
export function describeState(
  search: URLSearchParams,
  area: AreaScreens,
  names: ReferenceNames,
): string[] {
  const { headings = {} } = area
  const entity: AnyEntity = area.entity
  const { q, sort, order, pageSize, filters = {} } = readListParams(search, entity)
  const columns = columnsOf(area)
  const column = columns.find(({ key }) => key === sort)
  const known = listColumns(entity)
  const shown = search.getAll('columns').filter((key) => known.includes(key))
  const ofFilters = entity.filters.flatMap((filter) => {
    const chosen = filters[filter.name] ?? []
    const text =
      filter.kind === 'choice'
        ? chosenLabels(chosen, filter.options).join(', ')
        : filter.kind === 'reference'
          ? namesText(filter, chosen, names)
          : filterText(filter, filters)
    return text ? [`${headings[filter.name] ?? filter.label}: ${text}`] : []
  })
  return [
    ...(q ? [`Search: “${q}”`] : []),
    ...ofFilters,
    `Sorted by ${column?.header ?? sort}, ${sortOrderLabel(column?.sorts, order)}`,
    ...(shown.length > 0 ? [`${shown.length} of ${columns.length} columns`] : []),
    ...(search.has('pageSize') ? [`${pageSize} on a page`] : []),
  ]
}

/** The names of chosen records. They are counted while their names load, because their ids say nothing. */
function namesText(
  filter: Extract<Filter, { kind: 'reference' }>,
  chosen: readonly string[],
  names: ReferenceNames,
): string {
  const options = names.get(filter.name)
  if (chosen.length === 0) return ''
  if (!options) return `${chosen.length} chosen`
  const none = filter.none === undefined ? [] : [{ value: NONE, label: filter.none }]
  const known = [...none, ...options]
  const gone = chosen.filter((id) => known.every(({ value }) => value !== id))
  const labels = chosenLabels(
    chosen.filter((id) => !gone.includes(id)),
    known,
  )
  return [...labels, ...(gone.length > 0 ? [`${gone.length} no longer there`] : [])].join(', ')
}
