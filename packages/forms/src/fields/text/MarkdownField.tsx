import { MarkdownTextArea, type MarkdownTextAreaProps } from '@staff/ui'
import { memo } from 'react'

import { useField } from '../../SchemaForm/formState'
import { CharacterCount, CharactersAnnounced } from './CharacterCount'
import { useCharacterCount } from './useCharacterCount'
import { useTypedFieldProps } from '../useFieldProps'

export interface MarkdownFieldProps extends Pick<
  MarkdownTextAreaProps,
  'hint' | 'placeholder' | 'rows'
> {
  /** The name of the field in the form's schema. Its format is `markdown`. */
  name: string
}

/**
 * A text field of several lines in Markdown, with buttons for its marks and a preview. Close to the schema's maximum it shows the number of
 * characters.
 */
export function MarkdownField({ name, ...rest }: MarkdownFieldProps) {
  const field = useTypedFieldProps<string>(name)
  const { maxCharacters = Infinity } = useField(name)
  const { isNear, isTyped, ...count } = useCharacterCount(field.value, maxCharacters)
  return (
    <>
      <Control
        {...rest}
        {...field}
        loadRenderer={loadRenderer}
        aside={isNear && <CharacterCount {...count} />}
      />
      {isNear && isTyped && <CharactersAnnounced {...count} />}
    </>
  )
}

const Control = memo(MarkdownTextArea)

async function loadRenderer() {
  const { renderMarkdown } = await import('@staff/entity/markdown')
  return (markdown: string) => renderMarkdown(markdown)
}
