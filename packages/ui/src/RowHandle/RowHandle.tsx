import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'

import { color, radius } from '../theme/tokens'
import type { RowMoves } from './pickedRow'
import { useRowHandle } from './useRowHandle'

export interface RowHandleProps extends RowMoves {
  /** The title of the row. */
  name: string
  /** Called by a press without a drag, and by a digit on the keyboard, which begins the number: asks for a position. */
  onAsk: (digit: string) => void
}

/**
 * Moves its row of a `DataTable`: by dragging with mouse or finger, or by keyboard. The owner changes the order of the rows at each
 * step, and announces it.
 */
export function RowHandle({ name, onAsk, ...moves }: RowHandleProps) {
  const { isPicked, handleKeyDown, handlePointerDown, handleBlur } = useRowHandle({
    ...moves,
    onAsk,
  })
  return (
    <Grip
      type="button"
      title="Drag to move, press for a position"
      aria-label={`Move ${name}`}
      aria-description="Space picks it up, arrow keys move it. A digit asks for a position."
      aria-pressed={isPicked}
      data-grip
      onKeyDown={handleKeyDown}
      onKeyUp={preventClick}
      onPointerDown={handlePointerDown}
      // It would select the text that the pointer passes.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={handleBlur}
      onClick={({ currentTarget }) => {
        // Where the focus returns to.
        currentTarget.focus()
        onAsk('')
      }}
    >
      <GripVertical aria-hidden />
    </Grip>
  )
}

/** Some browsers click when the space bar is released. */
function preventClick(event: KeyboardEvent) {
  if (event.key === ' ') event.preventDefault()
}

const Grip = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.inkMuted};
  cursor: grab;
  /* A finger on it moves the row, not the page. */
  touch-action: none;

  &:hover,
  &[aria-pressed='true'] {
    background: color-mix(in srgb, currentcolor 10%, transparent);
    color: ${color.ink};
  }
  tr[data-picked] & {
    cursor: grabbing;
  }
  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  @media (pointer: coarse) {
    &::before {
      content: '';
      position: absolute;
      inset: -0.625rem -0.125rem -0.625rem -0.75rem;
    }
  }
`
