import { css, keyframes } from 'styled-components'

const shown = keyframes`
  from { opacity: 1; }
`
const hidden = keyframes`
  from { opacity: 0; }
`

/** For content that a loading indicator replaces: it stays for the first second. */
export const disappearAfterDelay = css`
  ${shown} 1ms 1s backwards
`

/**
 * For a loading indicator: it appears after one second, because most responses arrive earlier. Its space is reserved
 * from the start.
 */
export const appearAfterDelay = css`
  ${hidden} 200ms ease-out 1s backwards
`
