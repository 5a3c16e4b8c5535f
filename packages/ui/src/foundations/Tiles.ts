import { styled } from 'styled-components'

import { color, space, text } from '../theme/tokens'

/** Samples in rows. */
export const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s6};
`

/** A sample; `--radius` and `--shadow` are set from outside. */
export const Tile = styled.div`
  display: grid;
  gap: ${space.s1};
  place-content: center;
  inline-size: 10rem;
  block-size: 7rem;
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: var(--radius);
  background: ${color.surface};
  box-shadow: var(--shadow, none);
  font: ${text.md};
  text-align: center;

  & > small {
    color: ${color.inkMuted};
    font: ${text.xs};
  }
`
