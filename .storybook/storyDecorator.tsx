import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { regions } from '../apps/console/src/regions'
import { findRegion } from '../packages/admin/src/shared/regions/regions'
import { argsInRegion, readToolbar } from '../packages/admin/src/testing/stories/toolbarSettings'
import { LocaleContext } from '../packages/ui/src/Locale/LocaleContext'
import { ThemeRoot } from '../packages/ui/src/theme/ThemeRoot'
import { space } from '../packages/ui/src/theme/tokens'
import { lengthenTexts } from './longText'
import { SideBySide } from './SideBySide'
import { LONG_TEXT, SIDE_BY_SIDE, STORY_DEFAULT } from './toolbar'
import { settingsKey } from './storyOptions'

/** Renders a story with the theme, direction, density, text length and region of the toolbar. */
export const withToolbarSettings: Decorator = (Story, context) => {
  const { args, globals, id, initialArgs, parameters, viewMode } = context
  const { theme, direction } = globals
  const { region } = readToolbar(globals)
  const locale = findRegion(regions, region)?.locale

  if (viewMode !== 'docs') {
    setTheme(document.documentElement, theme === SIDE_BY_SIDE ? 'light' : theme, direction)
    setDensity(document.documentElement, globals['density'])
    lengthenTexts(globals['text'] === LONG_TEXT && theme !== SIDE_BY_SIDE)
    if (theme === SIDE_BY_SIDE)
      return <SideBySide id={id} globals={globals} initialArgs={initialArgs} args={args} />
  }

  const story =
    parameters['api'] && region ? (
      <Story key={settingsKey(context)} args={argsInRegion(args, region)} />
    ) : (
      <Story key={parameters['api'] && settingsKey(context)} />
    )
  const located = locale ? <LocaleContext value={locale}>{story}</LocaleContext> : story
  return (
    <ThemeRoot>{viewMode === 'docs' ? onDocsPage(located, theme, direction) : located}</ThemeRoot>
  )
}

/** On a docs page, the theme and direction apply to each story and not to the page. */
function onDocsPage(story: ReactNode, theme: string, direction: string): ReactNode {
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

/** Applies the density of the toolbar. Without one, it removes only the density that the toolbar had set. */
function setDensity(root: HTMLElement, density: string): void {
  if (density !== STORY_DEFAULT) root.dataset['density'] = density
  else if (chosenDensity && root.dataset['density'] === chosenDensity)
    delete root.dataset['density']
  chosenDensity = density === STORY_DEFAULT ? undefined : density
}
