import { breakpoint, color, SearchInput, space } from '@staff/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { shortcuts } from '../../stores/shortcuts'

export interface ListSearchProps {
  label: string
  /** What the address says is searched for. */
  value: string
  onSearch: (words: string) => void
}

const PAUSE_MS = 250

/** Searches when the typing pauses, and follows the address when it changes by Back or a link. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value)
  const [searched, setSearched] = useState(value)
  const { isOn: hasKeys } = useSnapshot(shortcuts)
  // A link that was followed wins: searching now would call it back.
  const isLeaving = useNavigation().state !== 'idle'
  if (searched !== value) {
    setSearched(value)
    setTyped(value)
  }

  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (isLeaving || typed.trim() === value) return undefined
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, typed, value])

  return (
    <Bar>
      <Field>
        <SearchInput
          label={label}
          placeholder={label}
          value={typed}
          onChange={setTyped}
          aria-keyshortcuts={hasKeys ? '/' : undefined}
        />
      </Field>
    </Bar>
  )
}

const Bar = styled.div`
  padding: ${space.s3} ${space.s4};
  border-block-end: 1px solid ${color.line};
`

const Field = styled.div`
  max-inline-size: 20rem;

  @container shell (max-width: ${breakpoint.narrow}) {
    max-inline-size: none;
  }
`
