import { WordCountTextArea, type WordCountTextAreaProps } from '@staff/ui'
import { memo } from 'react'

import { wordCounter } from '@staff/entity'
import { useField } from '../../SchemaForm/formState'
import { useTypedFieldProps } from '../useFieldProps'

export interface WordCountFieldProps extends Pick<WordCountTextAreaProps, 'hint'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A text field of several lines that shows the number of words and the schema's maximum. */
export function WordCountField({ name, ...rest }: WordCountFieldProps) {
  const { maxWords, format } = useField(name)
  const field = useTypedFieldProps<string>(name)
  if (maxWords === undefined) throw new Error(`The field '${name}' has no limit of words`)
  return <Control {...rest} {...field} maxWords={maxWords} countWords={wordCounter(format)} />
}

const Control = memo(WordCountTextArea)
