import { css, keyframes } from 'styled-components'

const shown = keyframes`
  from { opacity: 1; }
`
const hidden = keyframes`
  from { opacity: 0; }
`

/** For what a sign of waiting replaces: in the first second it stays. */
export const disappearAfterDelay = css`
  ${shown} 1ms 1s backwards
`

/** For a sign of waiting: it comes after a second, because most answers are there before. It has its place at once. */
export const appearAfterDelay = css`
  ${hidden} 200ms ease-out 1s backwards
`
