import type { ColorName } from './tokens'

/** Grounds and the inks that text has on them: each pair needs 4.5 to 1. */
export const textPairs: readonly (readonly [ground: ColorName, inks: readonly ColorName[]])[] = [
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
export const shapePairs: readonly (readonly [ground: ColorName, shapes: readonly ColorName[]])[] = [
  ['canvas', ['accent']],
  ['surface', ['accent', 'lineControl', 'star']],
  ['sunken', ['accent', 'lineControl']],
]
