import { breakpoint, Button, color, radius, space, VisuallyHidden } from '@staff/ui'
import { FilterX, ListFilter } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'

import type { Filters, ListParams } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { useFolded } from '../toolbar/useFolded'
import { FilterChip, isFilterSet, shownFilters } from './FilterChip'

export interface FilterBarProps {
  area: Pick<AreaScreens, 'entity' | 'headings' | 'references'>
  params: ListParams
  /** Called with all filters that are set; undefined if none is. */
  onChange: (filters: Filters | undefined) => void
  /** Opens all filters, and what else a narrow list hides. */
  onMore: () => void
  /** Called before the button is pressed, to load what it opens. */
  onPrepare: () => void
}

/**
 * The filters of a list on one line: what each is set to, and a way to clear them all. Those without room, on a phone all of
 * them, are behind a button. The line never changes its height, so that no row moves while it is pressed.
 */
export function FilterBar({ area, params, onChange, onMore, onPrepare }: FilterBarProps) {
  const list = useRef<HTMLUListElement>(null)
  const filters = shownFilters(area.entity, params)
  const set = filters.flatMap((filter, index) => (isFilterSet(filter, params) ? [index] : []))
  // The filter that was removed last has the focus, so it keeps its room. Until its new width is measured, it could seem to have none.
  const [removed, setRemoved] = useState<number>()
  const first = removed === undefined ? set : [removed, ...set]
  const fitting = useFolded(list, filters.length, { first })

  function handleChange(changed: Filters | undefined) {
    setRemoved(undefined)
    onChange(changed)
  }

  function handleClear() {
    handleChange(undefined)
    list.current?.querySelector<HTMLElement>('li:not([data-folded="true"]) button')?.focus()
  }

  return (
    <Bar aria-label="Filters">
      <Chips ref={list}>
        {filters.map((filter, index) => (
          <Item key={filter.name} data-folded={!fitting.includes(index)}>
            <FilterChip
              area={area}
              filter={filter}
              params={params}
              onChange={handleChange}
              onRemove={(left) => {
                setRemoved(index)
                onChange(left)
              }}
            />
          </Item>
        ))}
        <More data-folded={fitting.length === filters.length}>
          <Button
            variant="quiet"
            size="s"
            icon={<ListFilter />}
            aria-haspopup="dialog"
            onClick={onMore}
            onPointerEnter={onPrepare}
            onFocus={onPrepare}
          >
            Filters{' '}
            {set.length > 0 && (
              <Count>
                {set.length}
                <VisuallyHidden> set</VisuallyHidden>
              </Count>
            )}
          </Button>
        </More>
      </Chips>
      {params.filters && (
        <Clear
          variant="quiet"
          size="s"
          icon={<FilterX />}
          title="Clear all"
          aria-label="Clear all"
          onClick={handleClear}
        >
          Clear all
        </Clear>
      )}
    </Bar>
  )
}

const Bar = styled.fieldset`
  display: flex;
  flex: 1 1 0;
  gap: ${space.s2};
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  @container shell (max-width: ${breakpoint.narrow}) {
    flex: none;
  }
`

const Chips = styled.ul`
  position: relative;
  display: flex;
  gap: ${space.s2};
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A filter without room keeps its width, so that it can come back. */
const Item = styled.li`
  flex: none;

  &[data-folded='true'] {
    position: absolute;
    visibility: hidden;
  }
  @container shell (max-width: ${breakpoint.narrow}) {
    position: absolute;
    visibility: hidden;
  }
`

const More = styled.li`
  flex: none;

  &[data-folded='true'] {
    position: absolute;
    visibility: hidden;

    @container shell (max-width: ${breakpoint.narrow}) {
      position: static;
      visibility: visible;
    }
  }
`

const Clear = styled(Button)`
  @container shell (max-width: ${breakpoint.wide}) {
    > [data-part='text'] {
      display: none;
    }
  }
  @container shell (max-width: ${breakpoint.narrow}) {
    display: none;
  }
`

const Count = styled.span`
  padding: 0 ${space.s1};
  border-radius: ${radius.s};
  background: ${color.accentSoft};
  color: ${color.accentText};
`
