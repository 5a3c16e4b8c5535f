/** The colours of both themes. Every text pair meets WCAG AA (a contrast of 4.5) on its backgrounds. */
export const palettes = {
  light: {
    canvas: '#f6f6f3',
    surface: '#ffffff',
    sunken: '#fafaf8',
    line: '#e4e3dd',
    lineStrong: '#c9c7be',
    lineControl: '#85837a',
    ink: '#1c1d21',
    inkMuted: '#5a5d66',
    inkFaint: '#6b6e77',
    accent: '#2f4bd8',
    accentHover: '#263eb8',
    accentInk: '#ffffff',
    accentSoft: '#eceffd',
    accentText: '#2a43c4',
    add: '#147a3d',
    addHover: '#106333',
    addInk: '#ffffff',
    addSoft: '#e6f4ea',
    danger: '#b3261e',
    dangerHover: '#931d17',
    dangerInk: '#ffffff',
    dangerSoft: '#fdeceb',
    warn: '#8a5a00',
    warnSoft: '#fdf3dc',
    star: '#a86f00',
  },
  dark: {
    canvas: '#121317',
    surface: '#1a1b20',
    sunken: '#16171b',
    line: '#2c2e36',
    lineStrong: '#454854',
    lineControl: '#767a88',
    ink: '#eceef2',
    inkMuted: '#a5a9b5',
    inkFaint: '#9296a2',
    accent: '#5d77ff',
    accentHover: '#7a90ff',
    accentInk: '#0b0d18',
    accentSoft: '#232a4d',
    accentText: '#a3b3ff',
    add: '#37b067',
    addHover: '#4cc27a',
    addInk: '#07170d',
    addSoft: '#17301f',
    danger: '#f0716a',
    dangerHover: '#f58b85',
    dangerInk: '#200605',
    dangerSoft: '#3a1a19',
    warn: '#e3b44f',
    warnSoft: '#33280f',
    star: '#e0a526',
  },
} as const

export type ThemeName = keyof typeof palettes
export type ColorName = keyof typeof palettes.light

/**
 * The shadows of both themes: `low` for cards and buttons, `pop` for floating elements. Dark surfaces show depth by
 * their shade.
 */
export const shadows = {
  light: {
    low: '0 1px 2px rgb(28 29 33 / 0.06)',
    pop: '0 8px 28px rgb(28 29 33 / 0.16), 0 1px 3px rgb(28 29 33 / 0.1)',
  },
  dark: { low: 'none', pop: '0 12px 32px rgb(0 0 0 / 0.5)' },
} as const

/** The colours as CSS variables. Use them in styles, so that a theme change does not render components. */
export const color = variables('color', palettes.light)

/** The shadows as CSS variables. */
export const shadow = variables('shadow', shadows.light)

/** Steps of 4 px: `s4` is 16 px. In rem, so that they scale with the text size. */
export const space = {
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.25rem',
  s6: '1.5rem',
  s8: '2rem',
  s10: '2.5rem',
  s12: '3rem',
} as const

/** The font sizes, after GitHub Primer: 12, 14, 16, 20, 24 and 32 px. For styles with another font, such as code. */
export const fontSize = {
  xs: '0.75rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  xxl: '1.5rem',
  display: '2rem',
} as const

/**
 * Size and line height as a `font` shorthand: `font: ${text.md}` is 14 px with lines of 20 px at the default text
 * size.
 */
export const text = {
  xs: `400 ${fontSize.xs}/1rem var(--font)`,
  sm: `400 ${fontSize.xs}/1.25rem var(--font)`,
  md: `400 ${fontSize.md}/1.25rem var(--font)`,
  lg: `400 ${fontSize.lg}/1.5rem var(--font)`,
  xl: `650 ${fontSize.xl}/1.75rem var(--font)`,
  xxl: `650 ${fontSize.xxl}/2rem var(--font)`,
  display: `650 ${fontSize.display}/2.5rem var(--font)`,
} as const

/** The letter spacing of headings, which is slightly tighter. All other text has that of the typeface. */
export const tracking = { heading: '-0.015em' } as const

/** The weights of the variable font: text 400, labels and buttons 550, headings 650. */
export const weight = { text: 400, label: 550, heading: 650 } as const

export const radius = { s: '6px', m: '8px', l: '12px', pill: '999px' } as const

/** The z-index of floating elements: top bar, skip link, dialogs, toasts. */
export const layer = { bar: 2, skip: 50, dialog: 100, toast: 200 } as const

/** Durations of motion. The global style turns motion off with `prefers-reduced-motion`. */
export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const

/** Maximum widths, and one height, for media and container queries. */
export const breakpoint = {
  /** Content beside a small element moves below it, as with large text on a phone. */
  tight: '16rem',
  /** A form has one column. */
  column: '32rem',
  /** A phone: tools are behind buttons, and a table is a list of cards. */
  narrow: '47.5rem',
  /** The navigation is a drawer. With it, a table has its room from here on, and never becomes cards again. */
  drawer: '63.9375rem',
  /** Side content moves below the main content. */
  medium: '64rem',
  /** Above it, tools have words beside their icons. */
  wide: '90rem',
  /** A panel and the page stand beside each other. */
  beside: '75rem',
  /** In a low window nothing is fixed to its edges, which leaves more space for reading. */
  low: '24rem',
} as const

/** The fixed sizes of the console's frame and pages. */
export const layout = {
  side: '14.5rem',
  bar: '3.5rem',
  page: '77.5rem',
  /** A page with a table, which uses the width. */
  list: '120rem',
  /** The column beside a form. */
  aside: '18.75rem',
  /** A short form that stands alone. */
  form: '30rem',
} as const

function variables<Name extends string>(
  prefix: string,
  names: Record<Name, string>,
): Record<Name, string> {
  // fromEntries widens the keys to string; these are the keys of `names`.
  return Object.fromEntries(
    Object.keys(names).map((name) => [name, `var(--${prefix}-${name})`]),
  ) as Record<Name, string>
}
