import { styled } from 'styled-components'

import { color, motion, radius, space, weight } from '../theme/tokens'

/** The button of a menu, apart from the menu's own code, which is loaded later. */
export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-block-size: 2.25rem;
  padding-inline: ${space.s1} ${space.s2};
  border: 0;
  border-radius: ${radius.m};
  background: transparent;
  font-weight: ${weight.label};
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, ${color.ink} 7%, transparent);
  }
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.inkMuted};
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`
