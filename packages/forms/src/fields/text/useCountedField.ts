import { useField } from '../../SchemaForm/formState'
import { useTypedFieldProps } from '../useFieldProps'
import { useCharacterCount } from './useCharacterCount'

/** The props of a text field of several lines, and the number of its characters where that is close to the schema's maximum. */
export function useCountedField(name: string) {
  const field = useTypedFieldProps<string>(name)
  const { maxCharacters = Infinity } = useField(name)
  const { isNear, isTyped, ...count } = useCharacterCount(field.value, maxCharacters)
  return {
    field,
    shown: isNear ? count : undefined,
    announced: isNear && isTyped ? count : undefined,
  }
}
