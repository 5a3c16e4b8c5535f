import { css, styled } from 'styled-components'

import { breakpoint, color, motion, radius, space, weight } from '../theme/tokens'
import { visuallyHidden } from '../theme/visuallyHidden'

export const Root = styled.nav`
  /* As wide as there is room, which decides how much of the trail is shown. */
  flex: 1 0 4rem;
  min-inline-size: 0;
  container-type: inline-size;
`

export const Step = styled.span`
  display: block;
  border-radius: ${radius.s};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  transition: color ${motion.quick};

  a& {
    padding-block: ${space.s1};
    outline-offset: -2px;
  }
  a&:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-current] {
    color: ${color.ink};
    font-weight: ${weight.label};
  }
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  & > svg {
    display: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }

  /* The steps above give way first; the way back is kept, and the present page has what is left. */
  flex: 0 5 auto;
  &[data-step='current'] {
    flex-shrink: 1;
  }
  &[data-step='parent'] {
    flex-shrink: 0;
    max-inline-size: 50%;
  }

  & + &::before {
    content: '/' / '';
    flex: none;
    padding-inline: ${space.s2};
    color: ${color.inkFaint};
  }
`

/** On little room the trail becomes a link back to the page above. */
const backLink = css`
  ${Item}::before {
    display: none;
  }
  ${Item}[data-step='above'] {
    display: none;
  }
  /* It stands alone there, and half of itself would cut it. */
  ${Item}[data-step='parent'] {
    flex-shrink: 1;
    max-inline-size: none;
  }
  ${Item}[data-step='parent'] > svg {
    display: block;
  }
  &[data-has-parent='true'] [aria-current] {
    ${visuallyHidden}
  }
`

export const List = styled.ol`
  display: flex;
  min-inline-size: 0;
  color: ${color.inkMuted};

  @media (max-width: ${breakpoint.narrow}) {
    ${backLink}
  }
  @container (max-width: ${breakpoint.tight}) {
    ${backLink}
  }
`
