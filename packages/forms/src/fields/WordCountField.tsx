import { WordCountTextArea, type WordCountTextAreaProps } from '@staff/ui'

import { countWords } from '../entity/countWords'
import { useFieldProps, useLimit } from './useFieldProps'

export interface WordCountFieldProps extends Pick<WordCountTextAreaProps, 'hint'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A field of several lines that counts its words against the schema's limit. */
export function WordCountField({ name, ...rest }: WordCountFieldProps) {
  const { onChange, ...field } = useFieldProps<string>(name)
  return (
    <WordCountTextArea
      {...rest}
      {...field}
      mostWords={useLimit(name, 'atMostWords', 'maxWords')}
      countWords={countWords}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
