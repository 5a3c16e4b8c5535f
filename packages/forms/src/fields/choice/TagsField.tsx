import { TagInput, type TagInputProps } from '@staff/ui'
import { memo } from 'react'

import { useFieldProps } from '../useFieldProps'

export interface TagsFieldProps {
  /** The name of the field in the form's schema. */
  name: string
  /**
   * Help that is always visible.
   * @default 'Enter or a comma adds a tag; a list can be pasted.'
   */
  hint?: TagInputProps['hint']
  /**
   * The placeholder of an empty control.
   * @default 'Add a tag…'
   */
  placeholder?: TagInputProps['placeholder']
}

/** A list of tags. */
export function TagsField({
  name,
  hint = 'Enter or a comma adds a tag; a list can be pasted.',
  placeholder = 'Add a tag…',
}: TagsFieldProps) {
  return <Control hint={hint} placeholder={placeholder} {...useFieldProps<string[]>(name)} />
}

const Control = memo(TagInput)
