import { css } from 'styled-components'

/**
 * The direction of truncated text. On a right-to-left page the text keeps its own direction, so the ellipsis is at
 * its end. The box is only as wide as the text, so that a short text stays at the inline start of the page; Chromium
 * would draw the ellipsis outside a wider, aligned box.
 */
export const truncatedTextDirection = css`
  &:dir(rtl) {
    unicode-bidi: plaintext;
    inline-size: fit-content;
    max-inline-size: 100%;
    text-align: start;
  }
  &:dir(rtl) > bdi {
    unicode-bidi: normal;
  }
  [data-align='end'] > &:dir(rtl) {
    margin-inline-start: auto;
  }
`
