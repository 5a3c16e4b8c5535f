import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { color } from '../theme/tokens'
import { MAX_SHARE, MIN_SHARE } from './measure'
import { useColumnResize } from './useColumnResize'

export interface ColumnHandleProps {
  /** The heading of the column. */
  header: string
  /** Called with the new widths of columns by their keys, in percent of the table. */
  onResize: (shares: Record<string, number>) => void
  /** Called by a double click or the Delete key, which give the column its own width back. */
  onReset: () => void
}

/**
 * The border after the header of a column in a `DataTable`, which changes its width: by pointer, or with the arrow keys,
 * Home and End. The next column gets what this one loses.
 */
export function ColumnHandle({ header, onResize, onReset }: ColumnHandleProps) {
  const handle = useRef<HTMLDivElement>(null)
  const [isDragged, setDragged] = useState(false)
  const { share, measure, ...events } = useColumnResize(handle, { onResize, onReset, setDragged })
  useLayoutEffect(measure, [measure])

  return (
    <Border
      ref={handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An hr has no value.
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${header}`}
      aria-valuenow={share}
      aria-valuemin={MIN_SHARE}
      aria-valuemax={MAX_SHARE}
      aria-valuetext={`${share} percent`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A separator that can be moved is a control.
      tabIndex={0}
      data-dragged={isDragged || undefined}
      {...events}
    />
  )
}

const Border = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: -0.75rem;
  z-index: 1;
  inline-size: 1.5rem;
  cursor: col-resize;
  outline: none;
  touch-action: none;
  user-select: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 0.375rem;
    inset-inline-start: calc(50% - 1px);
    inline-size: 2px;
    background: ${color.lineStrong};
    opacity: 0;
  }
  tr:hover > th > &::after,
  tr:focus-within > th > &::after {
    opacity: 1;
  }
  &:hover::after,
  &:focus-visible::after,
  &[data-dragged]::after {
    inset-block: 0;
    background: ${color.accent};
    opacity: 1;
    forced-color-adjust: none;
  }
  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -4px;
  }
`
