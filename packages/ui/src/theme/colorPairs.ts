import type { ColorName } from './tokens'

/** What is drawn on what. */
export type ColorPairs = readonly (readonly [ground: ColorName, drawn: readonly ColorName[]])[]

/** Grounds and the inks that text has on them: each pair needs 4.5 to 1. */
export const textPairs: ColorPairs = [
  ['canvas', ['ink', 'inkMuted', 'inkFaint', 'accentText', 'danger']],
  ['surface', ['ink', 'inkMuted', 'inkFaint', 'accentText', 'add', 'danger', 'warn']],
  ['sunken', ['ink', 'inkMuted', 'inkFaint', 'accentText', 'danger']],
  ['accentSoft', ['ink', 'accentText']],
  ['addSoft', ['ink', 'add']],
  ['dangerSoft', ['ink', 'danger']],
  ['warnSoft', ['ink', 'warn']],
  ['accent', ['accentInk']],
  ['accentHover', ['accentInk']],
  ['add', ['addInk']],
  ['addHover', ['addInk']],
  ['danger', ['dangerInk']],
  ['dangerHover', ['dangerInk']],
]

/** Grounds and what is drawn on them without being text, such as the edge of a control: 3 to 1. */
export const shapePairs: ColorPairs = [
  ['canvas', ['accent']],
  ['surface', ['accent', 'lineControl', 'star']],
  ['sunken', ['accent', 'lineControl']],
]
