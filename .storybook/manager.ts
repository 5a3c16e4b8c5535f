import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

import type { ThemeName } from '../packages/ui/src/theme/tokens'
import { storybookThemes } from './themes'

// The width of the sidebar in pixels. It leaves room for a list's table in a window of 1280 pixels.
const SIDEBAR_WIDTH = 240

// The file that the stories load: first where a build has it, then where the development server has it.
const TYPEFACE = [
  'assets/inter-latin-wght-normal.woff2',
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
]
const sources = TYPEFACE.map((file) => `url(${new URL(file, document.baseURI).href})`)
document.fonts.add(new FontFace('Inter Variable', sources.join(), { weight: '100 900' }))

let current: ThemeName = isDark(location.search) ? 'dark' : 'light'

addons.setConfig({
  theme: storybookThemes[current],
  sidebar: { showRoots: true },
})

// Storybook's own user interface has the theme of the toolbar, too.
addons.register('staff-console/theme', ({ on, setSizes }) => {
  setSizes({ navSize: SIDEBAR_WIDTH })
  on(SET_GLOBALS, applyTheme)
  on(GLOBALS_UPDATED, applyTheme)
})

function applyTheme({ globals }: { globals: { theme?: string } }) {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  // A new configuration resets the width of the sidebar.
  if (theme === current) return
  current = theme
  addons.setConfig({ theme: storybookThemes[theme] })
}

function isDark(search: string): boolean {
  return (new URLSearchParams(search).get('globals') ?? '').split(';').includes('theme:dark')
}
