import { createContext, useContext } from 'react'

/** The language and region that dates and numbers are written for, such as 'en-US'. */
export const LocaleContext = createContext('en-GB')

/** The locale at this place of the page. */
export function useLocale(): string {
  return useContext(LocaleContext)
}
