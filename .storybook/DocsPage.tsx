import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

import { ThemeRoot } from '../packages/ui/src/theme/ThemeRoot'
import type { ThemeName } from '../packages/ui/src/theme/tokens'
import { storybookThemes } from './themes'

/** The frame of a docs page, in the theme of the toolbar. */
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

interface GlobalsEvent {
  globals: { theme?: string }
}

function useToolbarTheme(): ThemeName {
  const [theme, setTheme] = useState<ThemeName>(themeInUrl)
  useEffect(() => {
    const channel = addons.getChannel()
    const updateTheme = ({ globals }: GlobalsEvent) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light')
    channel.on(SET_GLOBALS, updateTheme)
    channel.on(GLOBALS_UPDATED, updateTheme)
    return () => {
      channel.off(SET_GLOBALS, updateTheme)
      channel.off(GLOBALS_UPDATED, updateTheme)
    }
  }, [])
  return theme
}

// Storybook sends no event when a page opens, but the URL contains the theme.
function themeInUrl(): ThemeName {
  return document.documentElement.dataset['theme'] === 'dark' ||
    new URLSearchParams(location.search).get('globals')?.includes('theme:dark')
    ? 'dark'
    : 'light'
}
