import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, text, type ThemeName } from '../theme/tokens'

export interface ThemeSheetsProps {
  /** Renders its content once in each theme. */
  children: (theme: ThemeName) => ReactNode
}

/** The same content in light and dark, side by side where there is space. */
export function ThemeSheets({ children }: ThemeSheetsProps) {
  return (
    <Sheets>
      {(['light', 'dark'] as const).map((theme) => (
        <Sheet key={theme} data-theme={theme}>
          <h2>{theme}</h2>
          {children(theme)}
        </Sheet>
      ))}
    </Sheets>
  )
}

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space.s6};
`

const Sheet = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  padding: ${space.s6};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};

  & > h2 {
    font: ${text.xl};
    text-transform: capitalize;
  }
`
