import { styled } from 'styled-components'

import { color, space, text, weight } from '../theme/tokens'

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`

export const LabelLine = styled.div`
  margin-block-end: 0.375rem;
  font-weight: ${weight.label};
  overflow-wrap: anywhere;
`

export const Asterisk = styled.span`
  margin-inline-start: 0.125rem;
  color: ${color.danger};
`

export const Below = styled.div`
  display: flex;
  gap: ${space.s4};
  margin-block-start: 0.375rem;
  color: ${color.inkMuted};
  font: ${text.sm};
`

export const Remarks = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Problem = styled.div`
  display: flex;
  gap: 0.375rem;
  color: ${color.danger};

  svg {
    margin-block-start: 0.2em;
  }
`

export const Aside = styled.div`
  flex: none;
  font-variant-numeric: tabular-nums;
`
