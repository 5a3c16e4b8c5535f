import { TextArea, type TextAreaProps } from '@staff/ui'
import { memo } from 'react'

import { useField } from '../../SchemaForm/formState'
import { CharacterCount, CharactersAnnounced } from './CharacterCount'
import { useCharacterCount } from './useCharacterCount'
import { useTypedFieldProps } from '../useFieldProps'

export interface TextAreaFieldProps extends Pick<TextAreaProps, 'hint' | 'placeholder' | 'rows'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A text field of several lines. Close to the schema's maximum it shows the number of characters. */
export function TextAreaField({ name, ...rest }: TextAreaFieldProps) {
  const field = useTypedFieldProps<string>(name)
  const { maxCharacters = Infinity } = useField(name)
  const { isNear, isTyped, ...count } = useCharacterCount(field.value, maxCharacters)
  return (
    <>
      <Control {...rest} {...field} aside={isNear && <CharacterCount {...count} />} />
      {isNear && isTyped && <CharactersAnnounced {...count} />}
    </>
  )
}

const Control = memo(TextArea)
