import { Search, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { KeepFocus } from '../Dialog/KeepFocus'
import { IconButton } from '../IconButton/IconButton'
import { Spinner } from '../Spinner/Spinner'
import { useSameFunction } from '../useSameFunction/useSameFunction'
import { LiveRegion } from '../VisuallyHidden/LiveRegion'
import type { PaletteGroup, PaletteItem } from './items'
import { optionId, PaletteList } from './PaletteList'
import { Below, Field, Foot, Input, Panel, Scrim, Sheet, Sign } from './parts'
import { useCountAnnouncement } from './useCountAnnouncement'
import { usePaletteKeys } from './usePaletteKeys'

export interface PaletteProps {
  /** What can be found: the accessible name of dialog, field and list. */
  label: string
  /** The typed text. */
  value: string
  /** The results in reading order. The first item is active until another one is chosen. */
  groups: readonly PaletteGroup[]
  /**
   * Whether more results are on their way. Enter waits for them if there is nothing else to open.
   * @default false
   */
  busy?: boolean
  /**
   * The number of characters that can be typed.
   * @default 100
   */
  maxLength?: number
  /** What stands below the results, such as that there are none. */
  children?: ReactNode
  /** Short help at the foot, in a wide window with a mouse. */
  footer?: ReactNode
  /** Called with the new text. */
  onChange: (value: string) => void
  /** Called when an item is opened here. A link has been followed then. */
  onOpen: (item: PaletteItem) => void
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void
}

/**
 * One field that finds screens, actions and records, over the page. It is open as long as it is rendered. Closing it returns the
 * focus.
 */
export function Palette({
  label,
  value,
  groups,
  busy = false,
  maxLength = 100,
  children,
  footer,
  onChange,
  onOpen,
  onClose,
}: PaletteProps) {
  const listId = useId()
  const items = groups.flatMap((group) => group.items)
  const { active, choose, handleKeyDown } = usePaletteKeys({
    listId,
    items,
    typed: value,
    isBusy: busy,
  })
  const announcement = useCountAnnouncement(items.length, value, busy)
  const handlePoint = useSameFunction(choose)
  const handleOpen = useSameFunction(onOpen)

  return (
    <Scrim isOpen isDismissable data-grows onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Panel>
        <Sheet aria-label={label}>
          <KeepFocus />
          <Field>
            <Sign data-busy={busy || undefined}>
              <Search aria-hidden size="1.125rem" />
              {busy && <Spinner size={18} />}
            </Sign>
            <Input
              {...fieldSettings}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog that has just opened has the focus.
              autoFocus
              aria-label={label}
              aria-expanded={items.length > 0}
              aria-controls={items.length > 0 ? listId : undefined}
              aria-activedescendant={active && optionId(listId, active)}
              maxLength={maxLength}
              placeholder={label}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={handleKeyDown}
            />
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </Field>
          {items.length > 0 && (
            <PaletteList
              id={listId}
              label={label}
              groups={groups}
              active={active}
              typed={value}
              onPoint={handlePoint}
              onOpen={handleOpen}
            />
          )}
          {children && <Below>{children}</Below>}
          {footer && <Foot aria-hidden>{footer}</Foot>}
          <LiveRegion announcement={announcement} />
        </Sheet>
      </Panel>
    </Scrim>
  )
}

const fieldSettings = {
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const
