import { flushSync } from 'react-dom'

/** Runs work when no press is in progress. */
export type AfterPress = (work: () => void) => void

/** The maximum time in milliseconds between the release of a touch and its click. */
const CLICK_FOLLOWS_WITHIN = 100

/**
 * Tracks the presses of the primary button or finger below `target`. Work is delayed during a press, because a
 * control that has moved away from the pointer gets no click.
 *
 * The work runs when the click has reached the window. That is after the handlers of the page, because rendering a
 * radio button during its click would undo the click, and before a submit event, which sees the results.
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

  // A release outside the window is not reported. The next move of the mouse reveals it.
  function handleMove(event: Event) {
    if (isDown && timer === undefined && Reflect.get(event, 'buttons') === 0) handleUp()
  }

  function release() {
    stopTimer()
    isDown = false
    const works = waiting
    waiting = []
    if (works.length === 0) return
    // First the changes of the click's handlers, then the work, both synchronously: the submit event follows.
    flushSync(() => {})
    flushSync(() => works.forEach((work) => work()))
  }

  function stopTimer() {
    clearTimeout(timer)
    timer = undefined
  }

  // A touch fires its mousedown, which moves the focus, after its pointerup.
  for (const type of ['pointerdown', 'mousedown']) listen(type, handleDown)
  for (const type of ['pointerup', 'mouseup']) listen(type, handleUp)
  // These events end a press without a click.
  for (const type of ['pointercancel', 'contextmenu', 'dragstart']) listen(type, handleUp)
  listen('pointermove', handleMove)
  target.addEventListener('click', release)

  // Capturing, so that a component that stops propagation does not hide a press.
  function listen(type: string, handler: (event: Event) => void) {
    target.addEventListener(type, handler, { capture: true, passive: true })
  }

  return (work) => {
    if (isDown) waiting.push(work)
    else work()
  }
}

/** The left button, the first finger or the tip of a pen. Other buttons do not click. */
function isPrimary(event: Event): boolean {
  return Reflect.get(event, 'button') === 0 && Reflect.get(event, 'isPrimary') !== false
}
