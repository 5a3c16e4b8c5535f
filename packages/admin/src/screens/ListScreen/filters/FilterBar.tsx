import { filterParameters, type Filter } from '@staff/forms/entity'
import { Button, FilterButton, space } from '@staff/ui'
import { useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

import type { Filters, ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { useLoaded } from '../../../shared/useLoaded'
import { filterText } from './filterText'
import { useFilterOptions } from './useFilterOptions'

export interface FilterBarProps {
  /** The area, whose headings are the labels of its filters. */
  area: Pick<AreaScreens, 'entity' | 'headings' | 'references'>
  params: ListParams
  /** Called with all filters that are set; undefined if none is. */
  onChange: (filters: Filters | undefined) => void
  /** What else can be done with what they show. */
  children?: ReactNode
}

/** The filters of a list: what each is set to, and a way to clear them all. */
export function FilterBar({ area, params, onChange, children }: FilterBarProps) {
  const { entity, headings } = area
  const bar = useRef<HTMLFieldSetElement>(null)

  /** Only a link sets the filter of an id. */
  function isShown({ kind, name }: Filter): boolean {
    return kind !== 'id' || params.filters?.[name] !== undefined
  }

  function handleClear() {
    onChange(undefined)
    bar.current?.querySelector('button')?.focus()
  }

  return (
    <Bar ref={bar} aria-label="Filters">
      {entity.filters.filter(isShown).map((filter: Filter) => (
        <OneFilter
          key={filter.name}
          area={area}
          filter={{ ...filter, label: headings?.[filter.name] ?? filter.label }}
          params={params}
          onChange={(changes) => onChange(withChanges(params.filters, changes))}
        />
      ))}
      {params.filters && (
        <Button variant="quiet" size="s" onClick={handleClear}>
          Clear all
        </Button>
      )}
      {children}
    </Bar>
  )
}

interface OneFilterProps extends Pick<FilterBarProps, 'area' | 'params'> {
  filter: Filter
  /** Called with the filter's own parameters; an empty list removes one. */
  onChange: (changes: Filters) => void
}

function OneFilter({ area, filter, params, onChange }: OneFilterProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [FilterPopup, load] = useLoaded(loadPopup)
  const { filters = {} } = params
  const isSet = filterParameters(filter).some((name) => filters[name])
  const options = useFilterOptions(area, filter, isSet || isOpen)

  function handleRemove() {
    onChange(Object.fromEntries(filterParameters(filter).map((name) => [name, []])))
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
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const loadPopup = async () => (await import('./FilterPopup')).FilterPopup

/** The filters with some changed parameters, without empty ones. */
function withChanges(filters: Filters = {}, changes: Filters): Filters | undefined {
  const entries = Object.entries({ ...filters, ...changes })
  const set = entries.filter(([, values]) => values.length > 0)
  return set.length > 0 ? Object.fromEntries(set) : undefined
}

const Bar = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
