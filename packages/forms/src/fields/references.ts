import { createContext, useContext } from 'react'

import type { Option } from '../entity/field'

/** The records of an area as choices, as far as they are known. */
export type References =
  | { status: 'loading' }
  | { status: 'loaded'; options: readonly Option<string>[] }
  | { status: 'failed'; retry: () => void }

/** Gives the records of an area as choices. A hook: the console asks its cache. */
export type UseReferences = (area: string) => References

/** Gives reference fields the records that they offer. */
export const ReferencesContext = createContext<UseReferences | undefined>(undefined)

/** The records of an area as choices; throws where none are given. */
export function useReferences(area: string): References {
  const use = useContext(ReferencesContext)
  if (!use) throw new Error('A ReferenceField needs a ReferencesContext around it')
  return use(area)
}
