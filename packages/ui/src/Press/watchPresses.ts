import { flushSync } from 'react-dom'

/** Puts work off until nothing is being pressed; without a press it runs at once. */
export type AfterPress = (work: () => void) => void

/** In milliseconds: how long after the release the click of a touch may still come. */
const CLICK_FOLLOWS_WITHIN = 100

/**
 * Watches the presses of the primary button or finger below `target`. What would move the page is put off while one
 * is down, because a control that is no longer under the pointer when it is released gets no click.
 *
 * Waiting work runs when the click has reached the window: after the handlers of the page, because drawing a radio
 * button again while it is being clicked would undo its click, and before a submit, which finds what the work changed.
 */
export function watchPresses(target: EventTarget): AfterPress {
  let isDown = false
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function handleDown(event: Event) {
    if (!isPrimary(event)) return
    stopTimer()
    isDown = true
  }

  function handleUp() {
    if (!isDown) return
    stopTimer()
    timer = setTimeout(release, CLICK_FOLLOWS_WITHIN)
  }

  // A release over another program's window may never be told; the next move of the mouse shows it.
  function handleMove(event: Event) {
    if (isDown && timer === undefined && Reflect.get(event, 'buttons') === 0) handleUp()
  }

  function release() {
    stopTimer()
    isDown = false
    const works = waiting
    waiting = []
    if (works.length === 0) return
    // First what the click's handlers have changed, then the work, at once: the submit follows.
    flushSync(() => {})
    flushSync(() => works.forEach((work) => work()))
  }

  function stopTimer() {
    clearTimeout(timer)
    timer = undefined
  }

  // A touch has its mousedown, which moves the focus, after its pointerup.
  for (const type of ['pointerdown', 'mousedown']) listen(type, handleDown)
  for (const type of ['pointerup', 'mouseup']) listen(type, handleUp)
  // These end a press without a click.
  for (const type of ['pointercancel', 'contextmenu', 'dragstart']) listen(type, handleUp)
  listen('pointermove', handleMove)
  target.addEventListener('click', release)

  // Captured: a component that keeps an event to itself has been pressed all the same.
  function listen(type: string, handler: (event: Event) => void) {
    target.addEventListener(type, handler, { capture: true, passive: true })
  }

  return (work) => {
    if (isDown) waiting.push(work)
    else work()
  }
}

/** The left button, the first finger or the tip of a pen; another button clicks nothing. */
function isPrimary(event: Event): boolean {
  return Reflect.get(event, 'button') === 0 && Reflect.get(event, 'isPrimary') !== false
}
