import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Finds the next focus when a row goes together with its focused button: the next row, or the last one, or the heading of the empty
 * trash.
 */
export function useFocusInTrash() {
  const root = useRef<HTMLDivElement>(null)
  /** The row that had the focus last. */
  const last = useRef<{ row: Element; index: number }>(undefined)

  /** The next focus; null if the row is still there. */
  function target(): HTMLElement | null {
    if (!last.current || last.current.row.isConnected) return null
    const rows = rowsOf(root.current)
    const next = rows[Math.min(last.current.index, rows.length - 1)]
    return (next ?? root.current)?.querySelector('button, h2[tabindex="-1"]') ?? null
  }

  /** Whether the selected records are about to go, all at once. */
  const isClearing = useRef(false)

  /** Takes the focus to the first row that is left, or to the heading of the empty trash. */
  function focusAfterMany() {
    const lost = document.activeElement
    if (lost !== document.body && lost?.localName !== 'main') isClearing.current = false
    else root.current?.querySelector<HTMLElement>('[data-row] input, h2[tabindex="-1"]')?.focus()
  }

  // After each render, because any may have removed the row.
  useEffect(() => {
    if (isClearing.current) focusAfterMany()
    else if (document.activeElement === document.body) target()?.focus()
  })

  return {
    place: {
      ref: root,
      onFocus: (event: FocusEvent) => {
        const row = event.target.closest('[data-row]')
        last.current = row ? { row, index: rowsOf(root.current).indexOf(row) } : undefined
      },
    },
    target,
    /** Call this when the selected records are gone. */
    afterMany: () => {
      isClearing.current = true
    },
  }
}

function rowsOf(root: HTMLElement | null): Element[] {
  return [...(root?.querySelectorAll('[data-row]') ?? [])]
}
