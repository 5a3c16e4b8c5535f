import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'

import { isList } from './addTags'
import { arrowKeys } from './arrowKeys'

interface TagTextOptions {
  /** The last tag, which Backspace removes from an empty input. */
  lastTag: string | undefined
  add: (text: string) => void
  remove: (tag: string) => void
  /** The text changed. */
  onType: () => void
  /** The arrow key towards the tags was pressed in an empty input. */
  onMoveToTags: () => void
}

/** The text of the next tag: Enter and a separator add it, and `commit` does when the focus leaves. */
export function useTagText({ lastTag, add, remove, onType, onMoveToTags }: TagTextOptions) {
  const [text, setText] = useState('')

  function commit(typed = text) {
    setText('')
    if (typed.trim()) add(typed)
  }

  function handleType(typed: string) {
    if (isList(typed)) return commit(typed)
    setText(typed)
    onType()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter that confirms a word of an input method adds nothing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault()
      commit()
    }
    if (text || lastTag === undefined) return
    // A held Backspace that emptied the input must not go on to remove tags.
    if (event.key === 'Backspace' && !event.repeat) remove(lastTag)
    if (event.key === arrowKeys(event.currentTarget).back) {
      event.preventDefault()
      onMoveToTags()
    }
  }

  // An input drops line breaks from pasted text, so a list is read before the browser inserts it.
  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!isList(pasted)) return
    event.preventDefault()
    add(pasted)
  }

  return { text, commit, handleType, handleKeyDown, handlePaste }
}
