import { styled } from 'styled-components'

import { visuallyHidden } from '../theme/visuallyHidden'

/** Text for screen readers only. It takes no space and can be referred to by id. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
