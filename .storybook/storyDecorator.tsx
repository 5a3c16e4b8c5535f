import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { locales } from '../packages/admin/src/stores/preferences/region'
import { argsInRegion, readToolbar } from '../packages/admin/src/testing/stories/toolbarSettings'
import { LocaleContext } from '../packages/ui/src/Locale/LocaleContext'
import { ThemeRoot } from '../packages/ui/src/theme/ThemeRoot'
import { space } from '../packages/ui/src/theme/tokens'
import { lengthenTexts } from './longText'
import { SideBySide } from './SideBySide'
import { LONG_TEXT, SIDE_BY_SIDE, STORY } from './toolbar'
import { worldKey } from './storyOptions'

/** Renders a story with the theme, direction, density, text length and region of the toolbar. */
export const withToolbarSettings: Decorator = (Story, context) => {
  const { args, globals, id, initialArgs, parameters, viewMode } = context
  const { theme, direction } = globals
  const { region } = readToolbar(globals)

  if (viewMode !== 'docs') {
    setTheme(document.documentElement, theme === SIDE_BY_SIDE ? 'light' : theme, direction)
    setDensity(document.documentElement, globals['density'])
    lengthenTexts(globals['text'] === LONG_TEXT && theme !== SIDE_BY_SIDE)
    if (theme === SIDE_BY_SIDE)
      return <SideBySide id={id} globals={globals} initialArgs={initialArgs} args={args} />
  }

  const story =
    parameters['api'] && region ? (
      <Story key={worldKey(context)} args={argsInRegion(args, region)} />
    ) : (
      <Story key={parameters['api'] && worldKey(context)} />
    )
  const located = region ? <LocaleContext value={locales[region]}>{story}</LocaleContext> : story
  return <ThemeRoot>{viewMode === 'docs' ? onDocs(located, theme, direction) : located}</ThemeRoot>
}

/** On a docs page each story gets its own theme and direction: the page keeps its own. */
function onDocs(story: ReactNode, theme: string, direction: string): ReactNode {
  const themes = theme === SIDE_BY_SIDE ? ['light', 'dark'] : [theme]
  return themes.map((each) => (
    <div
      key={each}
      data-theme={each}
      dir={direction}
      style={{ padding: themes.length > 1 ? space.s4 : 0 }}
    >
      {story}
    </div>
  ))
}

function setTheme(root: HTMLElement, theme: string, direction: string): void {
  root.dataset['theme'] = theme
  root.dir = direction
}

let chosenDensity: string | undefined

/** The toolbar overrides the density that a story sets in the console, until it is reset. */
function setDensity(root: HTMLElement, density: string): void {
  if (density !== STORY) root.dataset['density'] = density
  else if (chosenDensity && root.dataset['density'] === chosenDensity)
    delete root.dataset['density']
  chosenDensity = density === STORY ? undefined : density
}
