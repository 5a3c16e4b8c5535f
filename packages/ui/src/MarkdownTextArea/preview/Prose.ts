import { styled } from 'styled-components'

import { color, fontSize, radius, space, text, tracking, weight } from '../../theme/tokens'

/** A text with headings, lists, quotes, links and code. */
export const Prose = styled.div`
  color: ${color.ink};
  font: ${text.md};
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${space.s3};
  }
  & :is(h2, h3, h4, h5, h6) {
    margin-block-end: 0;
    font: ${text.lg};
    font-weight: ${weight.heading};
    letter-spacing: ${tracking.heading};
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-block-start: ${space.s5};
  }
  & h2 {
    font: ${text.xl};
  }
  & :is(h4, h5, h6) {
    font: ${text.md};
    font-weight: ${weight.heading};
  }
  & :is(p, blockquote, pre) {
    margin-block-end: 0;
  }
  & strong {
    font-weight: ${weight.heading};
  }

  & :is(ul, ol) {
    padding-inline-start: ${space.s6};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li > :is(ul, ol),
  & li + li {
    margin-block-start: ${space.s1};
  }
  & :is(li, blockquote) > * + p {
    margin-block-start: ${space.s2};
  }
  & li::marker {
    color: ${color.inkMuted};
  }

  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${space.s3};
    border-inline-start: 3px solid ${color.lineStrong};
    color: ${color.inkMuted};
  }
  & :is(a, [data-link]) {
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  & :is(code, pre) {
    border-radius: ${radius.s};
    background: ${color.canvas};
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: ${fontSize.xs};
  }
  & code {
    padding: 0.1em 0.3em;
  }
  & pre {
    padding: ${space.s3};
    white-space: pre-wrap;
  }
  & pre > code {
    padding: 0;
    background: none;
  }
  & hr {
    margin-inline: 0;
    border: 0;
    border-block-start: 1px solid ${color.lineStrong};
  }
`
