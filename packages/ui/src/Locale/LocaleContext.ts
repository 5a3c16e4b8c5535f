import { createContext, useContext } from 'react'

/** The locale of dates and numbers, such as 'en-US'. */
export const LocaleContext = createContext('en-GB')

/** The locale of the surrounding context. */
export function useLocale(): string {
  return useContext(LocaleContext)
}
