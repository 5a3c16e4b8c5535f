import type { FoundRecord } from '@staff/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { searchQuery } from '../../data/records/searchQuery'

/** What a search for records has found. */
export interface RecordSearch {
  /** The typed text without the spaces around it. */
  text: string
  found: readonly FoundRecord[]
  /** Whether what is found belongs to an earlier text. */
  isStale: boolean
  /** Whether an answer is on its way. */
  isBusy: boolean
  /** Why there is no answer; undefined if there is one, or while one is on its way. */
  failure: { message: string; retry: () => void } | undefined
}

/** Searches the records of all areas by their titles, after a short pause in typing. */
export function useRecordSearch(typed: string): RecordSearch {
  const text = typed.trim()
  const asked = useDebounced(text)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(asked))
  const isAnswered = asked === text && !isPlaceholderData
  const isBusy = text !== '' && (asked !== text || (isFetching && !(data && isAnswered)))
  const hasFailed = error !== null && text !== '' && !isBusy
  return {
    text,
    found: data ?? NOTHING,
    isStale: !isAnswered,
    isBusy,
    failure: hasFailed ? { message: error.message, retry: () => void refetch() } : undefined,
  }
}

const NOTHING: readonly FoundRecord[] = []

const PAUSE_MS = 100

/** The text after a short pause in typing; an empty one at once. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text && debounced
}
