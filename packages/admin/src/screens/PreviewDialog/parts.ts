import { color, space, text } from '@staff/ui'
import { styled } from 'styled-components'

/** The parts of the dialog, below each other. */
export const Content = styled.div`
  display: grid;
  gap: ${space.s5};
`

/** How long a link can work, by its hours. */
export const TIMES = [
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '168', label: '7 days' },
  { value: '336', label: '14 days' },
]

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
