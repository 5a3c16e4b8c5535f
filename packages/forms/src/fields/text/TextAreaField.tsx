import { TextArea, type TextAreaProps } from '@staff/ui'
import { memo } from 'react'

import { CharacterCount, CharactersAnnounced } from './CharacterCount'
import { useCountedField } from './useCountedField'

export interface TextAreaFieldProps extends Pick<TextAreaProps, 'hint' | 'placeholder' | 'rows'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A text field of several lines. Close to the schema's maximum it shows the number of characters. */
export function TextAreaField({ name, ...rest }: TextAreaFieldProps) {
  const { field, shown, announced } = useCountedField(name)
  return (
    <>
      <Control {...rest} {...field} aside={shown && <CharacterCount {...shown} />} />
      {announced && <CharactersAnnounced {...announced} />}
    </>
  )
}

const Control = memo(TextArea)
