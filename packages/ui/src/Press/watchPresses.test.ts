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

test('work runs at once while nothing is pressed', () => {
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

test('a touch moves the focus after it was lifted, and its click still comes first', () => {
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
  'a press that ends with %s and without a click is over soon',
  (end) => {
    tell('pointerdown')
    work('first')
    tell(end)
    expect(done).toEqual([])
    vi.advanceTimersByTime(100)
    expect(done).toEqual(['first'])
  },
)

test('a press that comes before the click of the last one is over keeps the work waiting', () => {
  tell('pointerdown', 'pointerup', 'pointerdown')
  work('first')
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
  tell('click')
  expect(done).toEqual(['first'])
})

test('a release that nobody told of shows when the mouse moves with no button down', () => {
  tell('pointerdown')
  work('first')
  tell(['pointermove', { buttons: 1 }])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
  tell(['pointermove', { buttons: 0 }])
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['first'])
})

test('another button or a second finger presses nothing', () => {
  tell(['pointerdown', { button: 2 }])
  work('first')
  tell(['pointerdown', { isPrimary: false }])
  work('second')
  expect(done).toEqual(['first', 'second'])
})

function work(name: string) {
  afterPress(() => done.push(name))
}

/** Dispatches events of the primary button unless they say otherwise. */
function tell(...events: (string | [string, object])[]) {
  for (const each of events) {
    const [type, says] = typeof each === 'string' ? [each, {}] : each
    page.dispatchEvent(Object.assign(new Event(type), { button: 0, buttons: 1, ...says }))
  }
}
