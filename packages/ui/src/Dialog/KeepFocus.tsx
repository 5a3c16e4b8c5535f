import { useEffect, useRef } from 'react'

interface KeepFocusProps {
  /** What takes the focus in the place below; nothing where it stays with what has it. */
  focusAfter?: ((below: HTMLElement) => HTMLElement | null) | undefined
}

/**
 * Inside a dialog: once it is gone, and with it the button that opened it, as when a row was deleted, the focus goes
 * to what the dialog lay above: another dialog, or the page's main part.
 */
export function KeepFocus({ focusAfter }: KeepFocusProps) {
  const marker = useRef<HTMLSpanElement>(null)
  const choose = useRef(focusAfter)

  useEffect(() => {
    choose.current = focusAfter
  }, [focusAfter])

  useEffect(() => {
    const opener = document.activeElement
    const below = Array.from(
      document.querySelectorAll<HTMLElement>('main, [role="dialog"], [role="alertdialog"]'),
    ).findLast((place) => !place.contains(marker.current))

    return () => {
      // The dialog gives the focus back with the next frame; only where that failed it is on the body afterwards.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const chosen = below && choose.current?.(below)
          if (chosen) chosen.focus()
          // On a busy device the dialog's own attempt may come too late to be seen here: then the opener has it first.
          else if (isFocusLost() && opener instanceof HTMLElement) opener.focus()
          if (isFocusLost()) below?.focus({ preventScroll: true })
        }),
      )
    }
  }, [])

  return <span ref={marker} hidden />
}

function isFocusLost(): boolean {
  return document.activeElement === document.body
}
