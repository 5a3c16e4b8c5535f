import { TagInput, type TagInputProps } from '@staff/ui'

import { useFieldProps } from './useFieldProps'

export interface TagsFieldProps extends Pick<TagInputProps, 'hint' | 'placeholder'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A list of tags. */
export function TagsField({
  name,
  hint = 'Enter or a comma adds a tag; a list can be pasted.',
  placeholder = 'Add a tag…',
}: TagsFieldProps) {
  return <TagInput hint={hint} placeholder={placeholder} {...useFieldProps<string[]>(name)} />
}
