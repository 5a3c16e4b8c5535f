import { styled } from 'styled-components'

import { truncatedTextDirection } from '../theme/truncatedTextDirection'
import { breakpoint, color, radius, space, text, weight } from '../theme/tokens'

export const List = styled.div.attrs({ role: 'listbox' })`
  flex: 0 1 auto;
  padding: ${space.s2};
  scroll-padding-block: ${space.s10} ${space.s2};
  overflow-y: auto;
  overscroll-behavior: contain;

  @media (max-height: ${breakpoint.low}) {
    flex: none;
  }
`

export const Group = styled.div.attrs({ role: 'group' })`
  & + & {
    margin-block-start: ${space.s2};
  }
`

export const Heading = styled.div`
  padding: ${space.s2} ${space.s3} ${space.s1};
  color: ${color.inkFaint};
  font: ${text.xs};
  font-weight: ${weight.heading};
  overflow-wrap: anywhere;
`

export const Option = styled.div.attrs({ role: 'option' })`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  min-block-size: 2.25rem;
  padding: ${space.s1} ${space.s3};
  border-radius: ${radius.m};
  cursor: pointer;
  user-select: none;
  -webkit-touch-callout: none;

  &[aria-selected='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  mark {
    border-radius: 2px;
    background: color-mix(in srgb, ${color.accent} 16%, transparent);
    color: inherit;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    mark {
      background: Mark;
      color: MarkText;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`

export const Icon = styled.span`
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  color: ${color.inkMuted};

  [aria-selected='true'] > & {
    color: inherit;
  }
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`

const truncated = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Label = styled.span`
  ${truncated}
  ${truncatedTextDirection}

  &[data-shares] {
    flex: none;
    max-inline-size: 65%;
  }
`

export const Detail = styled.span`
  ${truncated}
  ${truncatedTextDirection}

  color: ${color.inkMuted};
  font: ${text.sm};

  [aria-selected='true'] > & {
    color: inherit;
  }
`

export const State = styled.span`
  flex: none;
  margin-inline-start: auto;
`

export const Hint = styled.span`
  display: flex;
  flex: none;
  gap: ${space.s1};
  margin-inline-start: auto;
  color: ${color.inkMuted};
  font: ${text.xs};

  @media (pointer: coarse), (max-width: ${breakpoint.narrow}) {
    display: none;
  }
`
