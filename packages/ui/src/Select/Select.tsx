import { Check, ChevronDown } from 'lucide-react'
import { ListBox } from 'react-aria-components/ListBox'
import { Select as AriaSelect } from 'react-aria-components/Select'

import { Field, type FieldProps } from '../Field/Field'
import { Empty, Floating, Option, Trigger, Value } from './parts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends FieldProps {
  /** The name in a native form. */
  name?: string | undefined
  /** The value of the selected option; a value without an option shows the placeholder. */
  value: string
  /** The options in display order. */
  options: readonly SelectOption[]
  /**
   * The text shown when nothing is selected.
   * @default 'Choose…'
   */
  placeholder?: string
  /**
   * What the open list says while there are no options, such as 'Loading…'.
   * @default 'Nothing to choose from'
   */
  emptyText?: string | undefined
  /**
   * Shows the selection without controls.
   * @default false
   */
  disabled?: boolean
  /** Called with the value of the chosen option. */
  onChange: (value: string) => void
  /** Called when the focus leaves the control and its open list. */
  onBlur?: (() => void) | undefined
}

/** A choice of one option from a list. Typing a letter selects, as in a native select. */
export function Select({
  name,
  value,
  options,
  placeholder = 'Choose…',
  emptyText = 'Nothing to choose from',
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
          // A press while the options load opens the list, which then fills.
          allowsEmptyCollection
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
            <ListBox items={options} renderEmptyState={() => <Empty>{emptyText}</Empty>}>
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
