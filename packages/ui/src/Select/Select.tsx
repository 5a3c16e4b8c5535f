import { Check, ChevronDown } from 'lucide-react'
import { ListBox } from 'react-aria-components/ListBox'
import { Select as AriaSelect } from 'react-aria-components/Select'

import { Field, type FieldProps } from '../Field/Field'
import { Floating, Option, Trigger, Value } from './parts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends FieldProps {
  /** Name of the value in a native form. */
  name?: string | undefined
  /** The value of the chosen option; a value that no option has shows the placeholder. */
  value: string
  /** What can be chosen, in this order. */
  options: readonly SelectOption[]
  /**
   * What stands there while nothing is chosen.
   * @default 'Choose…'
   */
  placeholder?: string
  /**
   * Shows the choice without a way to change it.
   * @default false
   */
  disabled?: boolean
  /** The value of the option that was chosen. */
  onChange: (value: string) => void
  /** The focus left the control and its open list. */
  onBlur?: (() => void) | undefined
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
      {({ 'aria-describedby': described, ...control }, labelId) => (
        <AriaSelect
          id={control.id}
          aria-labelledby={labelId}
          isInvalid={control['aria-invalid'] ?? false}
          isDisabled={disabled}
          validationBehavior="aria"
          placeholder={placeholder}
          value={chosen}
          onChange={(key) => onChange(String(key))}
          {...(name !== undefined && { name })}
          {...(onBlur && { onBlur })}
          {...(described && { 'aria-describedby': described })}
        >
          <Trigger>
            <Value>
              {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
            </Value>
            <ChevronDown aria-hidden size="1rem" />
          </Trigger>
          <Floating>
            <ListBox items={options}>
              {(option) => (
                <Option id={option.value} textValue={option.label}>
                  <span>{option.label}</span>
                  <Check aria-hidden size="1rem" />
                </Option>
              )}
            </ListBox>
          </Floating>
        </AriaSelect>
      )}
    </Field>
  )
}
