import { MarkdownTextArea, type MarkdownTextAreaProps } from '@staff/ui'
import { memo } from 'react'

import { CharacterCount, CharactersAnnounced } from './CharacterCount'
import { useCountedField } from './useCountedField'
import { useResolvePicture, useTextTools } from './useTextTools'

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
  const { moreTools, dialog } = useTextTools()
  const resolvePicture = useResolvePicture()
  return (
    <>
      <Control
        {...rest}
        {...field}
        loadRenderer={loadRenderer}
        moreTools={moreTools}
        {...(resolvePicture && { resolvePicture })}
        aside={shown && <CharacterCount {...shown} />}
      />
      {dialog}
      {announced && <CharactersAnnounced {...announced} />}
    </>
  )
}

const Control = memo(MarkdownTextArea)

async function loadRenderer() {
  const { renderMarkdown } = await import('@staff/entity/markdown')
  return (markdown: string) => renderMarkdown(markdown)
}
