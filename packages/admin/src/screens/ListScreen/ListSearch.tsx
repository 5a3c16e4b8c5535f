import { SearchInput } from '@staff/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'

import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import { shortcuts } from '../../stores/shortcuts'

export interface ListSearchProps {
  label: string
  /** The search text in the URL. */
  value: string
  onSearch: (words: string) => void
}

const DEBOUNCE_MS = 250

/** Searches when the user stops typing, and follows the URL when Back or a link changes it. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value)
  const [searched, setSearched] = useState(value)
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  const isCurrentScreen = useIsCurrentScreen()
  if (searched !== value) {
    setSearched(value)
    setTyped(value)
  }

  const search = useEffectEvent((words: string) => {
    // A search would cancel the navigation of a link that the user clicked meanwhile.
    if (isCurrentScreen()) onSearch(words)
  })
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => search(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
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
