import { color, text } from '@staff/ui'
import { styled } from 'styled-components'

/** The heading of a section of the dialog. */
export const Title = styled.h3`
  font: ${text.md};
`

/** Facts about an entry, in a line of their own. */
export const Facts = styled.span`
  display: block;
  color: ${color.inkMuted};
  font: ${text.sm};
`
