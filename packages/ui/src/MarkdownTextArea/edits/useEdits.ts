import { useRef } from 'react'

import type { MarkdownTool } from '../toolbar/moreTools'
import { insertEdit } from './insertEdit'
import type { EditText } from './textEdit'

/** A text area, and the edits of its text: those of the marks, and what further buttons insert. A locked one has none. */
export function useEdits(isLocked: boolean) {
  const area = useRef<HTMLTextAreaElement>(null)

  function carryOut(edit: EditText): boolean {
    const { current } = area
    if (!current || isLocked) return false
    const { value, selectionStart: start, selectionEnd: end } = current
    const change = edit(value, { start, end })
    if (change) insertEdit(current, change)
    return change !== undefined
  }

  function press(tool: MarkdownTool) {
    const { current } = area
    if (!current || isLocked) return
    const { value, selectionStart: start, selectionEnd: end } = current
    tool.onPress({
      selected: value.slice(start, end),
      insert: (text) => {
        current.focus()
        const behind = start + text.length
        insertEdit(current, { start, end, text, select: { start: behind, end: behind } })
      },
    })
  }

  return { area, carryOut, press }
}
