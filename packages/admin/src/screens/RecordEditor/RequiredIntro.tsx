import { color, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

/** The sentence above every form of a record. */
export function RequiredIntro() {
  return (
    <>
      Fields marked <Star aria-hidden="true">*</Star>
      <VisuallyHidden>with an asterisk</VisuallyHidden> are required.
    </>
  )
}

const Star = styled.span`
  color: ${color.danger};
`
