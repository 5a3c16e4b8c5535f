import { styled } from 'styled-components'

import { visuallyHidden } from '../theme/visuallyHidden'

/** Text for screen readers only: it takes no room on the page, yet can be read and referred to. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
