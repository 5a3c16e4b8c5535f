import { css, styled } from 'styled-components'

import { breakpoint, color, motion, radius, space, weight } from '../theme/tokens'
import { visuallyHidden } from '../theme/visuallyHidden'

export const Root = styled.nav`
  /* The container of the query that decides how much of the path is shown. */
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

  /* Earlier steps shrink first. The back link keeps its width; the current page gets the rest. */
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

/** In a narrow container the path becomes a link to the parent page. */
const backLink = css`
  ${Item}::before {
    display: none;
  }
  ${Item}[data-step='above'] {
    display: none;
  }
  /* It has the whole line, so the shared limit of half the width would cut it. */
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
