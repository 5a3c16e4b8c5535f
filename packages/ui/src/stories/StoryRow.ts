import { styled } from 'styled-components'

import { space } from '../theme/tokens'

/** Things side by side in a story, as buttons are at the foot of a dialog. */
export const StoryRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`
