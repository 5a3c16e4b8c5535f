import { breakpoint, color, radius, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

/** All parts of the field, each below the other. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s5};
  min-inline-size: 0;
`

/** Templates and legend, above the table. */
export const Above = styled.div`
  display: grid;
  gap: ${space.s3};
  margin-block-end: ${space.s3};
`

export const Templates = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  color: ${color.inkMuted};
  font: ${text.sm};

  > span {
    margin-inline-end: ${space.s1};
  }
`

/** What the steps mean. */
export const Legend = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space.s1} ${space.s3};
  color: ${color.inkMuted};
  font: ${text.sm};

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  dt {
    color: ${color.ink};
    font-weight: ${weight.label};
  }
`

/** The keys of the table. A screen without a keyboard does not show them. */
export const Keys = styled.span`
  display: block;

  @media (pointer: coarse) {
    display: none;
  }
`

/** A group of checkboxes with its name above. */
export const Group = styled.div.attrs({ role: 'group' })`
  min-inline-size: 0;
`

export const GroupName = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s2};
  align-items: baseline;
  margin-block-end: ${space.s1};

  > :first-child {
    font-weight: ${weight.label};
  }
  > :nth-child(2) {
    color: ${color.inkMuted};
    font: ${text.sm};
  }
`

export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s1} ${space.s5};

  /* The name of the group is the label here. */
  label {
    font-weight: ${weight.text};
  }

  @container (max-width: ${breakpoint.column}) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (pointer: coarse) {
    gap: ${space.s3};
  }
`

/** Instead of the table. */
export const Note = styled.p`
  color: ${color.inkMuted};
`

/** What changes for people. It is there before it says anything, so that screen readers notice what it says. */
export const Changes = styled.div.attrs({ role: 'status' })`
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  /* Its room in the gap of the parts too. */
  &:empty {
    margin-block-start: calc(-1 * ${space.s5});
    padding: 0;
    border: 0;
    background: none;
  }
  > :first-child {
    margin-block-end: ${space.s2};
    font-weight: ${weight.label};
  }
`

export const Lines = styled.ul`
  display: grid;
  gap: ${space.s1};

  li {
    display: flex;
    gap: ${space.s2};
  }
  svg {
    flex: none;
    inline-size: ${space.s4};
    margin-block-start: ${space.s1};
    color: ${color.add};
  }
  [data-kind='loses'] svg {
    color: ${color.danger};
  }
  [data-kind='more'] {
    padding-inline-start: calc(${space.s4} + ${space.s2});
    color: ${color.inkMuted};
  }
`
