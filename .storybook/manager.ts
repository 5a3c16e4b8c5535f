import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import type { ThemeName } from '../packages/ui/src/theme/tokens'
import { storybookThemes } from './themes'

const NAVIGATION = 240

document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }))

let shown: ThemeName = isDark(location.search) ? 'dark' : 'light'

addons.setConfig({
  theme: storybookThemes[shown],
  sidebar: { showRoots: true },
})

// The frame follows the theme of the toolbar, so that the whole page is in it.
addons.register('staff-console/theme', ({ on, setSizes }) => {
  // Pixels: in a window of 1280 a list has room for its table.
  setSizes({ navSize: NAVIGATION })
  on(SET_GLOBALS, follow)
  on(GLOBALS_UPDATED, follow)
})

function follow({ globals }: { globals: { theme?: string } }) {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  // A new configuration puts the sizes of the frame back.
  if (theme === shown) return
  shown = theme
  addons.setConfig({ theme: storybookThemes[theme] })
}

function isDark(search: string): boolean {
  return (new URLSearchParams(search).get('globals') ?? '').split(';').includes('theme:dark')
}
