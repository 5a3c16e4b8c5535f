import { breakpoint, color, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

/** A deleted record: its box, its title and facts, and what can be done with it. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s4};

  &[data-selectable='true'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &:has(:checked) {
    background: ${color.accentSoft};
  }

  @media (max-width: ${breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
    align-items: start;

    &[data-selectable='true'] {
      grid-template-columns: auto minmax(0, 1fr);

      > :last-child {
        grid-column: 2;
      }
    }
  }
`

/** The box for all records on the screen, in line with theirs. */
export const HeadRow = styled.label`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s2} ${space.s4};
  border-block-end: 1px solid ${color.line};
  color: ${color.inkMuted};
  font: ${text.sm};
`

export const Title = styled.p`
  font-weight: ${weight.label};
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  color: ${color.inkMuted};
  font: ${text.sm};
  overflow-wrap: anywhere;
`

/** A fact that begins a line rather than breaks in the middle. */
export const WholeFact = styled.span`
  display: inline-block;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`

/** The foot of the list. */
export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s4};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkMuted};
  font: ${text.md};
`
