import { afterMenu, Button, DeleteButton, Menu, space } from '@staff/ui'
import { Ellipsis } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { styled } from 'styled-components'

import { useFolded } from '../../toolbar/useFolded'

/** An action on the selected records. */
export interface SelectionAction {
  id: string
  label: string
  /** Whether it is in the menu even if there is room for it. */
  isInMenu?: boolean
  /** Whether it deletes the records. */
  isDanger?: boolean
  /** Whether it is in progress. */
  busy?: boolean
  onSelect: () => void
}

interface SelectionActionsProps {
  actions: readonly SelectionAction[]
  /** Selects more records; undefined where none are left. It has room before the actions. */
  more: SelectionAction | undefined
  /** What is as wide as the bar can be. */
  place: RefObject<HTMLElement | null>
}

/** The actions on the selected records, in one line. Those for which there is no room, and some others, are in a menu. */
export function SelectionActions({ actions, more, place }: SelectionActionsProps) {
  const list = useRef<HTMLUListElement>(null)
  const items = (more ? [more, ...actions] : actions).filter(({ isInMenu }) => !isInMenu)
  const hasMenu = actions.some(({ isInMenu }) => isInMenu)
  const fitting = useFolded(list, items.length, { first: more ? [0] : [], hasMenu }, place)
  const shown = items.filter((_, index) => fitting.includes(index))
  const folded = (more ? [more, ...actions] : actions).filter((each) => !shown.includes(each))

  return (
    <List ref={list}>
      {items.map(({ id, label, isDanger, busy, onSelect }, index) => {
        const Control = isDanger ? DeleteButton : Button
        return (
          <Item
            key={id}
            data-folded={!fitting.includes(index)}
            data-action={items[index] === more ? undefined : ''}
          >
            <Control
              size="s"
              busy={busy ?? false}
              {...(items[index] === more && { variant: 'quiet' })}
              onClick={onSelect}
            >
              {label}
            </Control>
          </Item>
        )
      })}
      <Item data-folded={folded.length === 0} data-action="">
        <Menu
          label="More actions"
          trigger={<Ellipsis aria-hidden />}
          items={folded.map(({ id, label, isDanger = false, onSelect }) => ({
            id,
            label,
            isDanger,
            onAction: () => afterMenu(onSelect),
          }))}
        />
      </Item>
    </List>
  )
}

/** Moves the focus to the first action for which there is room, or to the menu. */
export function focusFirstAction(bar: HTMLElement | null): void {
  bar?.querySelector<HTMLElement>('[data-action][data-folded="false"] button')?.focus()
}

const List = styled.ul`
  position: relative;
  display: flex;
  flex: none;
  gap: ${space.s2};
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** An action without room keeps its width, so that it can come back. */
const Item = styled.li`
  display: flex;
  flex: none;
  white-space: nowrap;

  &[data-folded='true'] {
    position: absolute;
    visibility: hidden;
  }
`
