import { createContext, useContext } from 'react'

import type { Option } from '../entity/rules/choice'

/** The records of an area as choices; undefined while they are on their way. A hook: the console asks its cache. */
export type UseReferences = (area: string) => readonly Option<string>[] | undefined

/** Gives reference fields the records that they offer. */
export const ReferencesContext = createContext<UseReferences | undefined>(undefined)

/** The records of an area as choices; throws where none are given. */
export function useReferences(area: string): readonly Option<string>[] | undefined {
  const use = useContext(ReferencesContext)
  if (!use) throw new Error('A ReferenceField needs a ReferencesContext around it')
  return use(area)
}
