import { filterParameters, type Filter } from '@staff/entity'
import { FilterButton } from '@staff/ui'
import { useRef, useState } from 'react'

import type { Filters, ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { useLoaded } from '../../../shared/useLoaded'
import { filterText } from './filterText'
import { useFilterOptions } from './useFilterOptions'

export interface FilterChipProps {
  /** The area, whose headings are the labels of its filters. */
  area: Pick<AreaScreens, 'entity' | 'headings' | 'references'>
  filter: Filter
  params: ListParams
  /** Called with all filters that are set; undefined if none is. */
  onChange: (filters: Filters | undefined) => void
  /**
   * Called with all filters that are set after this one is removed.
   * @default `onChange`
   */
  onRemove?: (filters: Filters | undefined) => void
}

/** One filter of a list: a button that says what it is set to and opens its choices. */
export function FilterChip({
  area,
  filter: unnamed,
  params,
  onChange,
  onRemove = onChange,
}: FilterChipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [FilterPopup, load] = useLoaded(loadPopup)
  const filter = { ...unnamed, label: area.headings?.[unnamed.name] ?? unnamed.label }
  const { filters = {} } = params
  const options = useFilterOptions(area, filter, isFilterSet(filter, params) || isOpen)
  const change = (changes: Filters) => onChange(withChanges(params.filters, changes))

  function handleRemove() {
    const removed = Object.fromEntries(filterParameters(filter).map((name) => [name, []]))
    onRemove(withChanges(params.filters, removed))
    // The button that had the focus goes.
    trigger.current?.focus()
  }

  return (
    <>
      <FilterButton
        ref={trigger}
        label={filter.label}
        value={filterText(filter, filters, options)}
        open={isOpen}
        onClick={() => {
          load()
          setOpen(!isOpen)
        }}
        onPointerEnter={load}
        onFocus={load}
        onRemove={handleRemove}
      />
      {isOpen && FilterPopup && (
        <FilterPopup
          entity={area.entity}
          filter={filter}
          options={options}
          params={params}
          trigger={trigger}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const loadPopup = async () => (await import('./FilterPopup')).FilterPopup

/** The filters of a list that a person can see. Only a link sets the filter of an id. */
export function shownFilters(
  { filters }: AreaScreens['entity'],
  params: ListParams,
): readonly Filter[] {
  return filters.filter((filter: Filter) => filter.kind !== 'id' || isFilterSet(filter, params))
}

/** Whether a filter narrows the list. */
export function isFilterSet(filter: Filter, { filters = {} }: ListParams): boolean {
  return filterParameters(filter).some((name) => filters[name] !== undefined)
}

/** The filters with some changed parameters, without empty ones. */
function withChanges(filters: Filters = {}, changes: Filters): Filters | undefined {
  const entries = Object.entries({ ...filters, ...changes })
  const set = entries.filter(([, values]) => values.length > 0)
  return set.length > 0 ? Object.fromEntries(set) : undefined
}
