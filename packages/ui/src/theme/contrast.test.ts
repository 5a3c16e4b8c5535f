import { describe, expect, test } from 'vitest'

import { shapePairs, textPairs, type ColorPairs } from './colorPairs'
import { contrast } from './contrast'
import { moreContrast } from './moreContrast'
import { palettes, type ColorName } from './tokens'

test('contrast follows WCAG 2 and is symmetric', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#ffffff')).toBeCloseTo(1)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  const stronger = { ...palettes[theme], ...moreContrast[theme] }
  const linePairs: ColorPairs = [
    ['canvas', ['line', 'lineStrong']],
    ['surface', ['line', 'lineStrong']],
    ['sunken', ['line', 'lineStrong']],
  ]

  test('text and edges have enough contrast', () => {
    expect(tooFaint(palettes[theme], textPairs, 4.5)).toEqual([])
    expect(tooFaint(palettes[theme], shapePairs, 3)).toEqual([])
  })

  test('text, edges and lines have more contrast for readers who ask for it', () => {
    expect(tooFaint(stronger, textPairs, 7)).toEqual([])
    expect(tooFaint(stronger, shapePairs, 4.5)).toEqual([])
    expect(tooFaint(stronger, linePairs, 3)).toEqual([])
  })
})

function tooFaint(palette: Record<ColorName, string>, pairs: ColorPairs, least: number): string[] {
  return pairs.flatMap(([ground, inks]) =>
    inks
      .map((ink) => [ink, contrast(palette[ink], palette[ground])] as const)
      .filter(([, ratio]) => ratio < least)
      .map(([ink, ratio]) => `${ink} on ${ground}: ${ratio.toFixed(2)}`),
  )
}
