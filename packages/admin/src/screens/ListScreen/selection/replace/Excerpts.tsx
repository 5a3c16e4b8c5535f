import type { Excerpt } from '@staff/contract'
import { Marked } from '@staff/forms'
import { createElement } from 'react'
import { styled } from 'styled-components'

const ELEMENTS = { removed: 'del', added: 'ins' } as const

/** The text around the places of a record, with the old text marked as removed and the new one as added. */
export function Excerpts({ excerpts }: { excerpts: readonly Excerpt[] }) {
  const lines = excerpts.map((parts) =>
    createElement(
      Line,
      { dir: 'auto' },
      ...parts.map(({ text, kind }) =>
        kind === 'same' ? text : createElement(ELEMENTS[kind], null, text),
      ),
    ),
  )
  // As arguments, the lines and their parts need no keys: they have no identity of their own.
  return createElement('div', null, ...lines)
}

const Line = styled(Marked)`
  display: block;
`
