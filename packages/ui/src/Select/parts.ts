import { Button } from 'react-aria-components/Button'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'

import { controlBox } from '../Field/control'
import { truncatedTextDirection } from '../theme/truncatedTextDirection'
import { color, radius, shadow, space, text, weight } from '../theme/tokens'

export const Trigger = styled(Button)`
  ${controlBox}

  display: flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  padding-inline: ${space.s3};
  text-align: start;
  cursor: pointer;

  > svg {
    color: ${color.inkMuted};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
    box-shadow: 0 0 0 3px ${color.dangerSoft};
  }
`

export const Value = styled(SelectValue)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${truncatedTextDirection}

  &[data-placeholder] {
    color: ${color.inkFaint};
  }
`

export const Floating = styled(Popover)`
  inline-size: var(--trigger-width);
  padding: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.pop};
  overflow: auto;

  /* The popover has the direction of the browser's language. This sets the page's direction. */
  html[dir='rtl'] & {
    direction: rtl;
  }
  > [role='listbox'] {
    outline: none;
  }
`

export const Option = styled(ListBoxItem)`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  min-block-size: 2rem;
  padding: ${space.s1} ${space.s2};
  border-radius: ${radius.s};
  font: ${text.md};
  overflow-wrap: anywhere;
  cursor: pointer;

  > svg {
    visibility: hidden;
    color: ${color.accentText};
  }
  &[aria-selected='true'] {
    font-weight: ${weight.label};
  }
  &[aria-selected='true'] > svg {
    visibility: visible;
  }
  &[data-focused] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
    }
  }
`

export const Empty = styled.span`
  display: block;
  padding: ${space.s1} ${space.s2};
  color: ${color.inkMuted};
  font: ${text.md};
`
