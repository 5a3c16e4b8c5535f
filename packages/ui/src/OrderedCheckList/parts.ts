import { styled } from 'styled-components'

import { color, radius, shadow, space, text } from '../theme/tokens'

export const List = styled.ul`
  display: grid;
  max-block-size: 22rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`

export const Row = styled.li`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  min-block-size: 2rem;
  border-radius: ${radius.s};
  background: ${color.surface};
  font: ${text.md};

  > div {
    flex: 1;
    min-inline-size: 0;
  }
  &[data-dragged] {
    position: relative;
    z-index: 1;
    background: ${color.accentSoft};
    box-shadow: ${shadow.pop};
  }

  @media (forced-colors: active) {
    &[data-dragged] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`

export const Grip = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.inkMuted};
  cursor: grab;
  /* A finger on it moves the row, not the page. */
  touch-action: none;

  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  [data-dragged] > & {
    cursor: grabbing;
  }
  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  @media (pointer: coarse) {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`
