import { styled } from 'styled-components'

import { color, space, text, weight } from '../theme/tokens'

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`

export const LabelLine = styled.div`
  margin-block-end: ${space.s1};
  font-weight: ${weight.label};
  overflow-wrap: anywhere;
`

export const Asterisk = styled.span`
  margin-inline-start: ${space.s1};
  color: ${color.danger};
`

export const Below = styled.div`
  display: flex;
  gap: ${space.s4};
  margin-block-start: ${space.s1};
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
  gap: ${space.s1};
  color: ${color.danger};

  svg {
    margin-block-start: ${space.s1};
  }
`

export const Aside = styled.div`
  flex: none;
  font-variant-numeric: tabular-nums;
`
