import { nextFocus, placeOf, screenHeading, type FocusPlace } from './focusPlaces'

/** How long to wait, in milliseconds, for a closing dialog, which returns the focus after its animation. */
const PATIENCE_MS = 120

/** How long to wait for rows that are loading, in milliseconds. */
const MAX_WAIT_MS = 1500

/**
 * Decides where the focus goes when the element that has it disappears, such as the button of a deleted row or of a toast: to what
 * is nearest, and never to the body of the page. A press on an empty place is no loss. Returns a function that stops it.
 */
export function watchLostFocus(): () => void {
  let last: Element | undefined
  /** The last places inside the screen, and inside a row of it. */
  let inScreen: FocusPlace | undefined
  let inRow: FocusPlace | undefined
  let waited = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || isNowhere(target)) return
    last = target
    if (!target.closest('main')) return
    inScreen = placeOf(target)
    if (inScreen.row) inRow = inScreen
  }

  function isLost(): boolean {
    if (!last || !isNowhere(document.activeElement)) return false
    return !last.isConnected || last.matches(':disabled') || last.closest('[inert]') !== null
  }

  function recover() {
    timer = undefined
    if (!isLost() || isDialogOpen()) return
    const target = isBusy() ? null : nextFocus(inScreen, inRow)
    // What the focus goes to may not be there yet: another page comes in place of an empty one.
    if (!target && waited < MAX_WAIT_MS) return wait()
    waited = 0
    const found = target ?? screenHeading()
    found?.focus({ preventScroll: true })
  }

  function wait() {
    waited += PATIENCE_MS
    timer = setTimeout(recover, PATIENCE_MS)
  }

  const observer = new MutationObserver(() => {
    if (timer === undefined && isLost()) wait()
  })
  document.addEventListener('focusin', handleFocus)
  observer.observe(document.body, { childList: true, subtree: true })
  document.documentElement.dataset['focusWatched'] = ''
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    delete document.documentElement.dataset['focusWatched']
    document.removeEventListener('focusin', handleFocus)
  }
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}

function isBusy(): boolean {
  return document.querySelector('main [aria-busy="true"]') !== null
}

/** Whether an element only has the focus because nothing else does. */
function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.localName === 'main'
}
