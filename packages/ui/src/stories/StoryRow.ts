import { styled } from 'styled-components'

import { space } from '../theme/tokens'

/** Items side by side in a story, as buttons at the foot of a dialog are. */
export const StoryRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`
