import { draftFields, type AnyEntity } from '@staff/entity'
import { color, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

/** The sentence above every form of a record. */
export function RequiredIntro({ entity }: { entity: AnyEntity }) {
  return (
    <>
      Fields marked <Star aria-hidden="true">*</Star>
      <VisuallyHidden>with an asterisk</VisuallyHidden> are required
      {draftFields(entity).length > 0 && ' to publish'}.
    </>
  )
}

const Star = styled.span`
  color: ${color.danger};
`
