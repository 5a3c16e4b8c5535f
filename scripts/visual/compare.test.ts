import { describe, expect, it } from 'vitest'

import { compare, merge } from './compare'
import { isFailed } from './verdict'

const before = new Map([
  ['a 1280 light', '1'],
  ['b 1280 light', '2'],
  ['c 1280 light', '3'],
  ['old 1280 light', '4'],
])
const after = new Map([
  ['a 1280 light', '1'],
  ['b 1280 light', 'x'],
  ['c 1280 light', 'y'],
  ['fresh 1280 light', '5'],
])
const all = () => true
const startsWith = (start: string) => (name: string) => name.startsWith(start)
const nothing = { same: [], changed: [], accepted: [], added: [], gone: [] }

describe('a comparison', () => {
  it('puts each picture into one list', () => {
    expect(compare({ before, after, isChosen: all, isAccepted: startsWith('c ') })).toEqual({
      same: ['a 1280 light'],
      changed: ['b 1280 light'],
      accepted: ['c 1280 light'],
      added: ['fresh 1280 light'],
      gone: ['old 1280 light'],
    })
  })

  it('misses no picture of a story that was not chosen', () => {
    const isChosen = startsWith('a ')
    const part = new Map([['a 1280 light', '1']])
    expect(compare({ before, after: part, isChosen })).toEqual({
      ...nothing,
      same: ['a 1280 light'],
    })
    expect(merge(before, { after: new Map([['a 1280 light', 'z']]), isChosen })).toEqual(
      new Map([...before, ['a 1280 light', 'z']]),
    )
  })

  it('forgets the pictures of stories that are no more, when all is accepted', () => {
    expect(merge(before, { after, isChosen: all })).toEqual(after)
  })
})

describe('a run', () => {
  const outcome = { comparison: nothing, failures: [], isHome: true }
  const story = { id: 'a', title: 'A', name: 'One' }

  it('passes when all is the same or accepted', () => {
    const comparison = { ...nothing, same: ['a'], accepted: ['b'] }
    expect(isFailed({ ...outcome, comparison })).toBe(false)
  })

  it.each(['changed', 'added', 'gone'])('fails for a picture that is %s', (list) => {
    expect(isFailed({ ...outcome, comparison: { ...nothing, [list]: ['a'] } })).toBe(true)
  })

  it('fails for a story that fails', () => {
    expect(isFailed({ ...outcome, failures: [{ story, reason: 'No such button' }] })).toBe(true)
  })

  it('does not fail elsewhere for what only the machine of the list can write', () => {
    const comparison = { ...nothing, added: ['a'], gone: ['b'] }
    expect(isFailed({ ...outcome, comparison, isHome: false })).toBe(false)
    expect(
      isFailed({ ...outcome, comparison: { ...nothing, changed: ['a'] }, isHome: false }),
    ).toBe(true)
  })
})
