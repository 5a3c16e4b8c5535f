import { describe, expect, it } from 'vitest'

import { formatBaseline, parseBaseline } from './baseline'

const baseline = {
  renderer: 'Chromium 156.0, 0123456789ab',
  hashes: new Map([
    ['screens-home--filled 390 dark', 'bbbbbbbbbbbb'],
    ['button--primary 1280 light', 'aaaaaaaaaaaa'],
  ]),
}

describe('the list of accepted pictures', () => {
  it('has one sorted line for each picture, and says who drew them', () => {
    expect(formatBaseline(baseline).split('\n').slice(1)).toEqual([
      '# renderer: Chromium 156.0, 0123456789ab',
      'button--primary 1280 light aaaaaaaaaaaa',
      'screens-home--filled 390 dark bbbbbbbbbbbb',
      '',
    ])
  })

  it('is read as it was written', () => {
    expect(parseBaseline(formatBaseline(baseline))).toEqual(baseline)
  })

  it('is of nobody while nothing is accepted', () => {
    expect(parseBaseline('')).toEqual({ renderer: '', hashes: new Map() })
  })
})
