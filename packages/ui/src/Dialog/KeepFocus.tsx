import { useEffect, useRef } from 'react'

interface KeepFocusProps {
  /** Returns the element in the dialog or page below that gets the focus; undefined leaves the focus alone. */
  focusAfter?: ((below: HTMLElement) => HTMLElement | null) | undefined
}

/**
 * Moves the focus when a dialog has closed and the element that opened it no longer exists, as after a deletion: into
 * the dialog below, or to the main part of the page.
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
      // The dialog returns the focus in the next frame. Only if that fails, the body has it afterwards.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const chosen = below && choose.current?.(below)
          if (chosen) chosen.focus()
          // On a slow device the dialog may return the focus later; then the opener gets it.
          else if (isFocusLost() && opener instanceof HTMLElement) opener.focus()
          // An app that watches for a lost focus finds a better place than the whole page.
          const isWatched = document.documentElement.dataset['focusWatched'] !== undefined
          if (isFocusLost() && !(isWatched && below?.localName === 'main'))
            below?.focus({ preventScroll: true })
        }),
      )
    }
  }, [])

  return <span ref={marker} hidden />
}

function isFocusLost(): boolean {
  return document.activeElement === document.body
}
