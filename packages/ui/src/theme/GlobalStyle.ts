import { createGlobalStyle } from 'styled-components'

import { moreContrast } from './moreContrast'
import { color, palettes, shadows, text, type ColorName, type ThemeName } from './tokens'

const FONT = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif"

/** The tokens as CSS variables, the reset, and the few global rules. */
export const GlobalStyle = createGlobalStyle`
  :root { --font: ${FONT}; color-scheme: light; ${declare('light')} }
  [data-theme='dark'] { color-scheme: dark; ${declare('dark')} }
  [data-theme='light'] { color-scheme: light; ${declare('light')} }

  @media (prefers-contrast: more) {
    :root { ${declareColors(moreContrast.light)} }
    [data-theme='dark'] { ${declareColors(moreContrast.dark)} }
    [data-theme='light'] { ${declareColors(moreContrast.light)} }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html, body, #root { min-block-size: 100vh; }

  body, body [data-theme] {
    background: ${color.canvas};
    color: ${color.ink};
    font: ${text.md};
  }

  body { margin: 0; -webkit-font-smoothing: antialiased; }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3 { font: inherit; }
  a { color: inherit; text-decoration: none; }
  button, input, textarea, select { color: inherit; font: inherit; }
  img, svg { display: block; flex: none; }

  /*
   * Icons that point along the line are mirrored. An open menu has the browser's direction, so the page's dir
   * decides.
   */
  html[dir='rtl'] :is(.lucide-reply, .lucide-log-out) { scale: -1 1; }

  @media (forced-colors: active) {
    /* Forced colours apply to text; with currentColor an icon follows. */
    svg { color: inherit !important; }
  }

  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }

  @media (prefers-contrast: more) {
    :focus-visible { outline-width: 3px; }
  }

  /* These get the focus only to be read; a ring would suggest a control. */
  :is(main, h1, h2, h3)[tabindex='-1']:focus-visible { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    /* The progress bar of a toast is its timer, not motion, so it keeps its animation. */
    *:not(.Toastify__progress-bar), *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; scroll-behavior: auto !important; }
  }
`

function declare(theme: ThemeName): string {
  const declarations = [
    declareColors(palettes[theme]),
    ...Object.entries(shadows[theme]).map(([name, value]) => `--shadow-${name}: ${value};`),
  ]
  return declarations.join(' ')
}

function declareColors(colors: Partial<Record<ColorName, string>>): string {
  return Object.entries(colors)
    .map(([name, value]) => `--color-${name}: ${value};`)
    .join(' ')
}
