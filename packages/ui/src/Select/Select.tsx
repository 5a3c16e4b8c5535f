import { Check, ChevronDown } from 'lucide-react'
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components'
import { styled } from 'styled-components'

import { controlBox } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'
import { color, radius, shadow, space, text, weight } from '../theme/tokens'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends FieldProps {
  name?: string
  /** The value of the chosen option; a value that no option has shows the placeholder. */
  value: string
  options: SelectOption[]
  /**
   * What stands there while nothing is chosen.
   * @default 'Choose…'
   */
  placeholder?: string
  /** @default false */
  disabled?: boolean
  onChange: (value: string) => void
  /** The focus left the control and its open list. */
  onBlur?: () => void
}

/** One of several options, in a list that opens. Typing a letter jumps, as in a native select. */
export function Select({
  name,
  value,
  options,
  placeholder = 'Choose…',
  disabled = false,
  onChange,
  onBlur,
  ...field
}: SelectProps) {
  const chosen = options.some((option) => option.value === value) ? value : null

  return (
    <Field {...field} kind="button">
      {(control, labelId) => (
        <AriaSelect
          id={control.id}
          name={name}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          isInvalid={control['aria-invalid'] ?? false}
          isDisabled={disabled}
          validationBehavior="aria"
          placeholder={placeholder}
          value={chosen}
          onChange={(key) => onChange(String(key))}
          onBlur={onBlur}
        >
          <Trigger>
            <Value>
              {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
            </Value>
            <ChevronDown aria-hidden size={16} />
          </Trigger>
          <Floating>
            <ListBox items={options}>
              {(option) => (
                <Option id={option.value} textValue={option.label}>
                  <span>{option.label}</span>
                  <Check aria-hidden size={16} />
                </Option>
              )}
            </ListBox>
          </Floating>
        </AriaSelect>
      )}
    </Field>
  )
}

const Trigger = styled(Button)`
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

const Value = styled(SelectValue)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${color.inkFaint};
  }
`

const Floating = styled(Popover)`
  inline-size: var(--trigger-width);
  padding: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.pop};
  overflow: auto;

  > [role='listbox'] {
    outline: none;
  }
`

const Option = styled(ListBoxItem)`
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
`
