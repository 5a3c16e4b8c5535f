import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { storybookThemes } from './themes'

document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }))

addons.setConfig({
  theme: storybookThemes[isDark(location.search) ? 'dark' : 'light'],
  sidebar: { showRoots: true },
})

// The frame follows the theme of the toolbar, so that the whole page is in it.
addons.register('staff-console/theme', ({ on }) => {
  on(SET_GLOBALS, follow)
  on(GLOBALS_UPDATED, follow)
})

function follow({ globals }: { globals: { theme?: string } }) {
  addons.setConfig({ theme: storybookThemes[globals.theme === 'dark' ? 'dark' : 'light'] })
}

function isDark(search: string): boolean {
  return (new URLSearchParams(search).get('globals') ?? '').split(';').includes('theme:dark')
}
