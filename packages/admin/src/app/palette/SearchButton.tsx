import { breakpoint, color, radius, space, VisuallyHidden } from '@staff/ui'
import { Search } from 'lucide-react'
import { styled } from 'styled-components'

import { Key } from '../shortcuts/ShortcutList'
import { isApple } from './listenForPaletteKey'

export interface SearchButtonProps {
  /** Called when it is likely to be pressed. */
  onPrepare: () => void
  onOpen: () => void
}

/** Opens the palette. It looks like a search field where there is room, and is an icon on a phone. */
export function SearchButton({ onPrepare, onOpen }: SearchButtonProps) {
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onOpen}
    >
      <Search aria-hidden size="1rem" />
      <VisuallyHidden>Search</VisuallyHidden>
      <Wide aria-hidden>
        Search
        <Key>{isApple ? '⌘ K' : 'Ctrl K'}</Key>
      </Wide>
    </Root>
  )
}

const Root = styled.button`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: center;
  min-inline-size: 2.25rem;
  min-block-size: 2.25rem;
  padding-inline: ${space.s2};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.inkMuted};
  cursor: pointer;

  &:hover {
    border-color: ${color.lineControl};
    color: ${color.ink};
  }
  @container shell (max-width: ${breakpoint.narrow}) {
    border-color: transparent;
    background: none;
  }
  @media (pointer: coarse) {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
`

const Wide = styled.span`
  display: flex;
  gap: ${space.s6};
  align-items: center;

  @container shell (max-width: ${breakpoint.medium}) {
    display: none;
  }
`
