import { styled } from 'styled-components'

import { color, space, text, weight } from '../theme/tokens'

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  padding: ${space.s12} ${space.s6};
  text-align: center;

  & > button,
  & > a {
    margin-block-start: ${space.s3};
  }
`

export const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space.s12};
  block-size: ${space.s12};
  margin-block-end: ${space.s2};
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};

  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  & > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
`

export const Title = styled.h2`
  font: ${text.lg};
  font-weight: ${weight.heading};
  text-wrap: balance;
`

export const Body = styled.div`
  max-inline-size: 26rem;
  color: ${color.inkMuted};
  text-wrap: pretty;
`
