import { css } from 'styled-components'

/**
 * For a text that is cut: on a page that is read from right to left, it keeps the direction of its own letters, so that
 * the dots stand at its end. Its box is only as wide as the text, so that a short one stays on the side of the page;
 * aligned within a wider box, Chromium would draw the dots outside of it.
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
