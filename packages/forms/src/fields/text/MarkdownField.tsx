import { MarkdownTextArea, type MarkdownTextAreaProps } from '@staff/ui'
import { memo } from 'react'

import { CharacterCount, CharactersAnnounced } from './CharacterCount'
import { useCountedField } from './useCountedField'

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
  const { field, shown, announced } = useCountedField(name)
  return (
    <>
      <Control
        {...rest}
        {...field}
        loadRenderer={loadRenderer}
        aside={shown && <CharacterCount {...shown} />}
      />
      {announced && <CharactersAnnounced {...announced} />}
    </>
  )
}

const Control = memo(MarkdownTextArea)

async function loadRenderer() {
  const { renderMarkdown } = await import('@staff/entity/markdown')
  return (markdown: string) => renderMarkdown(markdown)
}
