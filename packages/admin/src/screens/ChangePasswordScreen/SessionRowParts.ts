import { breakpoint, color, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

/** A session: the icon of its device, its facts and the button to end it. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s5};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  > svg {
    color: ${color.inkMuted};
  }

  @media (max-width: ${breakpoint.narrow}) {
    padding-inline: ${space.s4};
  }
`

export const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  min-block-size: 1lh;

  strong {
    font-weight: ${weight.label};
  }
`

export const Facts = styled.p`
  color: ${color.inkMuted};
  font: ${text.sm};
  overflow-wrap: anywhere;
`
