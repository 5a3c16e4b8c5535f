import '@fontsource-variable/inter/wght.css'
import './fallbackFont.css'

import type { ReactNode } from 'react'

import { GlobalStyle } from './GlobalStyle'

export interface ThemeRootProps {
  children: ReactNode
}

/** Provides the tokens, the font and the reset. Set the theme with `data-theme` on the root element. */
export function ThemeRoot({ children }: ThemeRootProps) {
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  )
}
