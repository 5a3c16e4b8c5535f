import { WordCountTextArea, type WordCountTextAreaProps } from '@staff/ui'

import { countWords } from '../entity/countWords'
import { useField } from '../SchemaForm/formState'
import { useFieldProps } from './useFieldProps'

export interface WordCountFieldProps extends Pick<WordCountTextAreaProps, 'hint'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A text field of several lines that shows the number of words and the schema's maximum. */
export function WordCountField({ name, ...rest }: WordCountFieldProps) {
  const { maxWords } = useField(name)
  const { onChange, ...field } = useFieldProps<string>(name)
  if (maxWords === undefined) throw new Error(`The field '${name}' has no limit of words`)
  return (
    <WordCountTextArea
      {...rest}
      {...field}
      maxWords={maxWords}
      countWords={countWords}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
