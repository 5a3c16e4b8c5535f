import { AppLink, color } from '@staff/ui'
import { styled } from 'styled-components'

/** A count on the home screen with its label and icon, as a link to the records. */
export const CountCell = styled(AppLink)`
  display: grid;
  background: ${color.surface};

  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  strong {
    grid-area: count;
  }
  span {
    grid-area: label;
  }
  svg {
    grid-area: icon;
    align-self: center;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.inkFaint};
  }
`
