import { AppLink, color, space } from '@staff/ui'
import { styled } from 'styled-components'

import { Row } from '../TrashScreen/trashLayout'

/** A record in a panel, in line with the heading of the panel. */
export const PanelRow = styled(Row)`
  padding-inline: ${space.s5};
`

/** The title of a record as a link. */
export const RecordLink = styled(AppLink)`
  color: ${color.accentText};
`

/** A link inside a sentence, which its colour alone does not tell from the words around it. */
export const TextLink = styled(RecordLink)`
  text-decoration: underline;
`

/** Why something about a record stands in the way. */
export const Reason = styled.p`
  padding-block-start: ${space.s1};
  color: ${color.warn};
  overflow-wrap: anywhere;
`
