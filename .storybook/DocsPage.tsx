import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

import { ThemeRoot } from '../packages/ui/src/theme/ThemeRoot'
import type { ThemeName } from '../packages/ui/src/theme/tokens'
import { storybookThemes } from './themes'

/** A page of docs in the theme of the toolbar. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme()
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dir = 'ltr'
  }, [theme])
  return (
    <ThemeRoot>
      <DocsContainer context={context} theme={storybookThemes[theme]}>
        {children}
      </DocsContainer>
    </ThemeRoot>
  )
}

interface Told {
  globals: { theme?: string }
}

function useToolbarTheme(): ThemeName {
  const [theme, setTheme] = useState<ThemeName>(themeInAddress)
  useEffect(() => {
    const channel = addons.getChannel()
    const hear = ({ globals }: Told) => setTheme(globals.theme === 'dark' ? 'dark' : 'light')
    channel.on(SET_GLOBALS, hear)
    channel.on(GLOBALS_UPDATED, hear)
    return () => {
      channel.off(SET_GLOBALS, hear)
      channel.off(GLOBALS_UPDATED, hear)
    }
  }, [])
  return theme
}

// The toolbar says nothing when a page opens, but its choice is in the address.
function themeInAddress(): ThemeName {
  return document.documentElement.dataset['theme'] === 'dark' ||
    new URLSearchParams(location.search).get('globals')?.includes('theme:dark')
    ? 'dark'
    : 'light'
}
