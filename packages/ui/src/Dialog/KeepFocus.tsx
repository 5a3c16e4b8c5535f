import { useEffect, useRef } from 'react'

/**
 * Inside a dialog: once it is gone, and with it the button that opened it, as when a row was deleted, the focus goes
 * to what the dialog lay above: another dialog, or the page's main part.
 */
export function KeepFocus() {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const below = Array.from(
      document.querySelectorAll<HTMLElement>('main, [role="dialog"], [role="alertdialog"]'),
    ).findLast((place) => !place.contains(marker.current))

    return () => {
      // The dialog gives the focus back with the next frame; only where that failed it is on the body afterwards.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) below?.focus({ preventScroll: true })
        }),
      )
    }
  }, [])

  return <span ref={marker} hidden />
}
