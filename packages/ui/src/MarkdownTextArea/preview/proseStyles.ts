import type { CSSProperties } from 'react'

import { color, fontSize, radius, space, text, tracking, weight } from '../../theme/tokens'

const heading = { margin: 0, letterSpacing: tracking.heading }
const list = { display: 'grid', gap: space.s1, paddingInlineStart: space.s6 }
const code = {
  borderRadius: radius.s,
  background: color.canvas,
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: fontSize.xs,
}
const small = { ...heading, font: text.md, fontWeight: weight.heading }

/** The text as a whole. */
export const proseStyle: CSSProperties = {
  display: 'grid',
  gap: space.s3,
  color: color.ink,
  overflowWrap: 'anywhere',
}

/**
 * The styles of a text with headings, lists, quotes, links and code, by element. They load with the preview, while style sheets load with the
 * first screen.
 */
export const proseStyles: Readonly<Record<string, CSSProperties>> = {
  img: { maxInlineSize: '100%', borderRadius: radius.s },
  h2: { ...heading, font: text.xl },
  h3: { ...heading, font: text.lg, fontWeight: weight.heading },
  h4: small,
  h5: small,
  h6: small,
  p: { margin: 0 },
  strong: { fontWeight: weight.heading },
  ul: { ...list, listStyle: 'disc' },
  ol: { ...list, listStyle: 'decimal' },
  blockquote: {
    display: 'grid',
    gap: space.s2,
    margin: 0,
    paddingInlineStart: space.s3,
    borderInlineStart: `3px solid ${color.lineStrong}`,
    color: color.inkMuted,
  },
  a: { color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  code: { ...code, paddingInline: space.s1 },
  pre: { ...code, margin: 0, padding: space.s3, whiteSpace: 'pre-wrap' },
  hr: {
    margin: 0,
    inlineSize: '100%',
    border: 0,
    borderBlockStart: `1px solid ${color.lineStrong}`,
  },
}
