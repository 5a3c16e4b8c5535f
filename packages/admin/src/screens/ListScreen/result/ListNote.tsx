import { useEffect, useState } from 'react'

import { announce } from '../../../stores/announcer'
import { ListTotal, type ListTotalProps } from './ListTotal'

/** How long a list may load before the screen says that it goes on, in milliseconds. */
const PATIENCE_MS = 3000

interface ListNoteProps extends Pick<ListTotalProps, 'found'> {
  /** The loaded list; undefined while the first one is loading. */
  list: ListTotalProps['list'] | undefined
  /** Whether records are being loaded. */
  isWaiting: boolean
}

/** Beside the heading: the number of records, or that a list still loads when that takes long. */
export function ListNote({ list, found, isWaiting }: ListNoteProps) {
  const isLate = useIsLate(isWaiting)
  if (isLate) return 'Still trying…'
  return list && <ListTotal list={list} found={found} />
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => {
      setLate(true)
      announce('Still trying…')
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
