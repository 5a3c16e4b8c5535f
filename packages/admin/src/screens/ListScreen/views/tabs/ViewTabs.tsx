import type { SavedView } from '@staff/contract'
import { color, Menu, space, weight } from '@staff/ui'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import type { ViewCounts } from '../../../../data/views/viewQueries'
import type { AreaScreens } from '../../../../shared/defineArea'
import { listPath } from '../../../../shared/paths'
import { useRegion } from '../../../../shared/regions/useRegion'
import { listPreferences } from '../../../../stores/preferences/lists'
import { useFolded } from '../../toolbar/useFolded'
import { countText } from './countText'
import { ViewMenu } from './ViewMenu'
import { ViewTab } from './ViewTab'
import { searchOf } from '../viewState'

interface ViewTabsProps {
  area: AreaScreens
  views: readonly SavedView[]
  /** The id of the current view; undefined for the whole list. */
  current: string | undefined
  /** Whether the list shows something else than the current view. */
  isChanged: boolean
  /** The number of records of each; undefined while they are counted. */
  counts: ViewCounts | undefined
  /** Whether the start view is about to open, so that no tab is current. */
  isStarting: boolean
}

/** The whole list and its views. Those for which there is no room are in a menu. */
export function ViewTabs({ area, views, current, isChanged, counts, isStarting }: ViewTabsProps) {
  const { entity } = area
  const list = useRef<HTMLUListElement>(null)
  const path = listPath(useRegion(), entity)
  const { lists } = useSnapshot(listPreferences)
  const hasStart = typeof lists[entity.area]?.startView === 'string'
  const tabs = [
    {
      id: undefined,
      name: 'All',
      href: path + (hasStart ? '?view=all' : ''),
      count: countText(counts?.all, Infinity),
    },
    ...views.map((view) => ({
      id: view.id,
      name: view.name,
      href: path + searchOf(view, entity),
      count: countText(counts?.views[view.id]),
    })),
  ]
  const open = tabs.findIndex(({ id }) => !isStarting && id === current)
  const fitting = useFolded(list, tabs.length, { always: open })
  const folded = tabs.filter((_, index) => !fitting.includes(index))

  return (
    <List ref={list}>
      {tabs.map(({ id, name, href, count }, index) => {
        const view = views.find((each) => each.id === id)
        return (
          <Item key={id ?? 'all'} data-folded={!fitting.includes(index)}>
            <ViewTab
              name={name}
              href={href}
              count={count}
              isShared={view?.shared ?? false}
              isCurrent={index === open}
              isChanged={index === open && isChanged}
            />
            {index === open && view && <ViewMenu entity={entity} view={view} />}
          </Item>
        )
      })}
      <Item data-folded={folded.length === 0}>
        <Menu
          label={`${folded.length} more views`}
          trigger={
            <More>
              {`${folded.length} more`}
              <ChevronDown aria-hidden />
            </More>
          }
          items={folded.map(({ id = 'all', name, href, count }) => ({
            id,
            label: [name, count].filter(Boolean).join(' · '),
            href,
          }))}
        />
      </Item>
    </List>
  )
}

const List = styled.ul`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  align-items: stretch;
  align-self: stretch;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A tab without room keeps its width, so that it can come back. */
const Item = styled.li`
  display: flex;
  flex: none;
  align-items: center;

  &[data-folded='true'] {
    position: absolute;
    visibility: hidden;
  }
`

const More = styled.span`
  display: inline-flex;
  gap: ${space.s1};
  align-items: center;
  padding-inline-start: ${space.s1};
  color: ${color.inkMuted};
  font-weight: ${weight.label};
  white-space: nowrap;

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`
