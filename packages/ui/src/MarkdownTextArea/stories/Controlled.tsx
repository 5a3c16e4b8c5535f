import { useState } from 'react'

import { MarkdownTextArea, type MarkdownTextAreaProps } from '../MarkdownTextArea'

/** The text area with a state. */
export function Controlled(args: MarkdownTextAreaProps) {
  const [value, setValue] = useState(args.value)
  return (
    <MarkdownTextArea
      {...args}
      value={value}
      onChange={(event) => {
        setValue(event.target.value)
        args.onChange?.(event)
      }}
    />
  )
}

/** Renders a few marks. The fields of forms use `renderMarkdown` of `@staff/entity`, which this package does not know. */
export async function loadSampleRenderer() {
  return (markdown: string) =>
    markdown
      .split(/\n{2,}/)
      .map(htmlOf)
      .join('\n')
}

function htmlOf(block: string): string {
  const text = block
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]*)\]\(([^)"]*)\)/g, '<a href="$2">$1</a>')
    .replaceAll('\n', '<br>\n')
  if (text.startsWith('## ')) return `<h2>${text.slice(3)}</h2>`
  if (!text.startsWith('- ')) return `<p>${text}</p>`
  return `<ul>${text.replaceAll(/- (.*?)(?:<br>\n|$)/g, '<li>$1</li>')}</ul>`
}
