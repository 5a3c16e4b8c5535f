import { memo } from 'react'

import type { PaletteGroup, PaletteItem } from './items'
import { Group, Heading, List } from './listParts'
import { PaletteOption } from './PaletteOption'

interface PaletteListProps {
  id: string
  label: string
  groups: readonly PaletteGroup[]
  active: PaletteItem | undefined
  /** The text whose matches are marked. */
  typed: string
  onPoint: (id: string) => void
  onOpen: (item: PaletteItem) => void
}

/** The results under their headings. */
export const PaletteList = memo(function PaletteList({
  id,
  label,
  groups,
  active,
  ...rest
}: PaletteListProps) {
  return (
    <List id={id} aria-label={label}>
      {groups.map(({ heading, items }) => (
        <Group key={heading} aria-label={heading}>
          <Heading aria-hidden>{heading}</Heading>
          {items.map((item) => (
            <PaletteOption
              key={item.id}
              id={optionId(id, item)}
              item={item}
              isActive={item === active}
              {...rest}
            />
          ))}
        </Group>
      ))}
    </List>
  )
})

/** The id of an item's element. */
export function optionId(listId: string, { id }: PaletteItem): string {
  return `${listId}-${id}`
}
