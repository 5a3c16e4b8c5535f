import { SearchInput } from '@staff/ui'
import { afterPress } from '@staff/ui/afterPress'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'

import { useIsCurrentScreen } from '../../../shared/useIsCurrentScreen'
import { shortcuts } from '../../../stores/shortcuts'
import { useCurrentSearch } from '../useCurrentSearch'

export interface ListSearchProps {
  label: string
  /** The search text in the URL, its parameter `q`. */
  value: string
  onSearch: (words: string) => void
  /** Whether the answer to the last search is on its way. */
  isAnswering: boolean
}

/** How long typed words wait for the answer to an earlier search, in milliseconds. They then search in its place. */
const MAX_WAIT_MS = 1000

const TRY_AGAIN_MS = 250

/**
 * Searches with each key, but for one thing at a time: what is typed while an answer is on its way waits for it. Follows the URL when Back
 * or a link changes it.
 */
export function ListSearch({ label, value, onSearch, isAnswering }: ListSearchProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  /** The words of the last search that was typed here. */
  const [searched, setSearched] = useState(value)
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  const isCurrentScreen = useIsCurrentScreen()
  const currentSearch = useCurrentSearch()
  if (shown !== value) {
    setShown(value)
    // Meanwhile there may be more in the field than the search had: another word, or the space before it.
    if (value !== searched) setTyped(value)
    setSearched(value)
  }

  const search = useEffectEvent((words: string) => {
    const isAsked = (currentSearch().get('q') ?? '') === words
    // A search would cancel the navigation of a link that the user clicked meanwhile.
    if (isAsked || !isCurrentScreen()) return
    setSearched(words)
    onSearch(words)
  })
  useEffect(() => {
    const words = typed.trim()
    if (words === value) return undefined
    let timer: ReturnType<typeof setTimeout>
    // Again and again until the URL has the words: a link that opens a record above the list comes first, or cancels the search.
    // After a press, because what the search changes could move what is being pressed.
    function tryNow() {
      afterPress(() => search(words))
      timer = setTimeout(tryNow, TRY_AGAIN_MS)
    }
    if (isAnswering) timer = setTimeout(tryNow, MAX_WAIT_MS)
    else tryNow()
    return () => clearTimeout(timer)
  }, [typed, value, isAnswering])

  return (
    <SearchInput
      label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      aria-keyshortcuts={hasKeys ? '/' : undefined}
    />
  )
}
