import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { watchPresses, type AfterPress } from './watchPresses'

let page: EventTarget
let afterPress: AfterPress
let done: string[]

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  afterPress = watchPresses(page)
  done = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('work runs at once when no press is in progress', () => {
  work('first')
  expect(done).toEqual(['first'])
})

test('work waits for the click, in order', () => {
  tell('pointerdown', 'mousedown')
  work('first')
  work('second')
  vi.advanceTimersByTime(60_000)
  tell('pointerup', 'mouseup')
  expect(done).toEqual([])
  tell('click')
  expect(done).toEqual(['first', 'second'])
  work('third')
  expect(done).toHaveLength(3)
})

test('a touch moves the focus after its release, and work still waits for its click', () => {
  tell('pointerdown', 'pointerup')
  vi.advanceTimersByTime(50)
  tell('mousedown')
  work('first')
  tell('mouseup')
  expect(done).toEqual([])
  tell('click')
  expect(done).toEqual(['first'])
})

test.each(['pointerup', 'pointercancel', 'contextmenu', 'dragstart'])(
  'a press that ends with %s and without a click ends the wait',
  (end) => {
    tell('pointerdown')
    work('first')
    tell(end)
    expect(done).toEqual([])
    vi.advanceTimersByTime(100)
    expect(done).toEqual(['first'])
  },
)

test('a press that starts before the click of the last one keeps the work waiting', () => {
  tell('pointerdown', 'pointerup', 'pointerdown')
  work('first')
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
  tell('click')
  expect(done).toEqual(['first'])
})

test('a missed release is detected when the mouse moves with no button down', () => {
  tell('pointerdown')
  work('first')
  tell(['pointermove', { buttons: 1 }])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
  tell(['pointermove', { buttons: 0 }])
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['first'])
})

test('another button or a second finger is not a press', () => {
  tell(['pointerdown', { button: 2 }])
  work('first')
  tell(['pointerdown', { isPrimary: false }])
  work('second')
  expect(done).toEqual(['first', 'second'])
})

function work(name: string) {
  afterPress(() => done.push(name))
}

/** Dispatches events of the primary button, or with the given properties. */
function tell(...events: (string | [string, object])[]) {
  for (const each of events) {
    const [type, says] = typeof each === 'string' ? [each, {}] : each
    page.dispatchEvent(Object.assign(new Event(type), { button: 0, buttons: 1, ...says }))
  }
}
