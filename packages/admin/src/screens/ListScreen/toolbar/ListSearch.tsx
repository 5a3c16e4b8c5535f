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
}

const PAUSE_MS = 250

/** Searches when the user stops typing, and follows the URL when Back or a link changes it. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value)
  const [searched, setSearched] = useState(value)
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  const isCurrentScreen = useIsCurrentScreen()
  const currentSearch = useCurrentSearch()
  if (searched !== value) {
    setSearched(value)
    setTyped(value)
  }

  const search = useEffectEvent((words: string) => {
    const isAsked = (currentSearch().get('q') ?? '') === words
    // A search would cancel the navigation of a link that the user clicked meanwhile.
    if (!isAsked && isCurrentScreen()) onSearch(words)
  })
  useEffect(() => {
    if (typed.trim() === value) return undefined
    // Again and again until the URL has the words: a link that opens a record above the list comes first, or cancels the search.
    // After a press, because what the search changes could move what is being pressed.
    const timer = setInterval(() => afterPress(() => search(typed.trim())), PAUSE_MS)
    return () => clearInterval(timer)
  }, [typed, value])

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
