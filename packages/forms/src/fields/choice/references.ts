import { createContext, useContext } from 'react'

import type { Option } from '@staff/entity'

/** The records of an area as options, with their loading state. */
export type References =
  | { status: 'loading' }
  | { status: 'loaded'; options: readonly Option<string>[] }
  | { status: 'failed'; retry: () => void }

/** A hook that returns the records of an area as options. */
export type UseReferences = (area: string) => References

/** Provides reference fields with their options. */
export const ReferencesContext = createContext<UseReferences | undefined>(undefined)

/** The records of an area as options; throws without a `ReferencesContext`. */
export function useReferences(area: string): References {
  const use = useContext(ReferencesContext)
  if (!use) throw new Error('A ReferenceField needs a ReferencesContext around it')
  return use(area)
}
