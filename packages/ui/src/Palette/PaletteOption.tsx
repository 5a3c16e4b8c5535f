import { memo, type MouseEvent } from 'react'

import { AppLink } from '../Link/AppLink'
import type { PaletteItem } from './items'
import { markMatches } from './matchWords'
import { Detail, Hint, Icon, Label, Option, State } from './listParts'

interface PaletteOptionProps {
  id: string
  item: PaletteItem
  isActive: boolean
  /** The text whose matches are marked. */
  typed: string
  onPoint: (id: string) => void
  onOpen: (item: PaletteItem) => void
}

/** One line of the list: a link if it has an address. */
export const PaletteOption = memo(function PaletteOption({
  id,
  item,
  isActive,
  typed,
  onPoint,
  onOpen,
}: PaletteOptionProps) {
  const { label, detail, badge, icon, hint, href } = item

  function handleClick({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
    // The browser opens another tab, and the palette stays.
    if (!href || !(ctrlKey || metaKey || shiftKey)) onOpen(item)
  }

  return (
    <Option
      {...(href ? { as: AppLink, href, draggable: false } : {})}
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      // The list may scroll under a pointer that rests: only one that moves chooses.
      onPointerMove={() => onPoint(item.id)}
      // The field keeps the focus.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={handleClick}
    >
      <Icon aria-hidden>{icon}</Icon>
      <Label data-shares={detail ? true : undefined}>
        <Marked text={label} search={typed} />
      </Label>{' '}
      {detail && (
        <Detail>
          <Marked text={detail} search={typed} />
        </Detail>
      )}
      {badge && <State> {badge}</State>}
      {hint && <Hint aria-hidden>{hint}</Hint>}
    </Option>
  )
})

function Marked({ text, search }: { text: string; search: string }) {
  return (
    <bdi>
      {markMatches(text, search).map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- The parts have no other identity.
        part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </bdi>
  )
}
