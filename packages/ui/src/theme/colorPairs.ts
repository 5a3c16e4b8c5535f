import type { ColorName } from './tokens'

/** Foreground and background pairs. */
export type ColorPairs = readonly (readonly [ground: ColorName, drawn: readonly ColorName[]])[]

/** Text colours on their backgrounds: each pair needs a contrast of 4.5. */
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

/** Non-text colours, such as the edge of a control, on their backgrounds: each pair needs a contrast of 3. */
export const shapePairs: ColorPairs = [
  ['canvas', ['accent']],
  ['surface', ['accent', 'lineControl', 'star']],
  ['sunken', ['accent', 'lineControl']],
]
