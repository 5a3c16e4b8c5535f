import { describe, expect, it } from 'vitest'

import { formatPictureList, parsePictureList } from './pictureList'

const list = {
  renderer: 'Chromium 156.0, 0123456789ab',
  hashes: new Map([
    ['screens-home--filled 390 dark', 'bbbbbbbbbbbb'],
    ['button--primary 1280 light', 'aaaaaaaaaaaa'],
  ]),
}

describe('the list of accepted pictures', () => {
  it('has one sorted line for each picture, and names the renderer', () => {
    expect(formatPictureList(list).split('\n').slice(1)).toEqual([
      '# renderer: Chromium 156.0, 0123456789ab',
      'button--primary 1280 light aaaaaaaaaaaa',
      'screens-home--filled 390 dark bbbbbbbbbbbb',
      '',
    ])
  })

  it('is read as it was written', () => {
    expect(parsePictureList(formatPictureList(list))).toEqual(list)
  })

  it('has no renderer while it is empty', () => {
    expect(parsePictureList('')).toEqual({ renderer: '', hashes: new Map() })
  })
})
