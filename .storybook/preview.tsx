import type { Parameters, Preview } from '@storybook/react-vite'
import type { Addon_OptionsParameterV7 } from 'storybook/internal/types'
import { configure } from 'storybook/test'

import { loadOverlays } from '@staff/ui'

import './consoleStories'
import { DocsBody } from './DocsBody'
import { DocsPage } from './DocsPage'
import { checkDarkContrast } from './darkContrast'
import { withToolbarSettings } from './storyDecorator'
import { withoutUndefined } from './optionalProps'
import { globalTypes, initialGlobals, viewports } from './toolbar'
import { endMotion, providePlayingStyle, resumeMotion } from './playWithoutMotion'
import { showDialogsAtOnce } from './showDialogsAtOnce'
import { startScreenStory } from './storyOptions'

// In milliseconds. On a busy machine, an element can take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 })

showDialogsAtOnce()
providePlayingStyle()

const preview: Preview = {
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // The only rule of WCAG 2.2 that axe disables by default.
        rules: { 'target-size': { enabled: true } },
        // Of all elements that pass, axe describes one for each rule: otherwise its reports of all stories have 340 MB.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // The panel “Code” beside each story.
    docs: { container: DocsPage, page: DocsBody, codePanel: true },
    viewport: { options: viewports },
    options: {
      // Storybook evaluates the text of this function in Node, where main.ts has set what it calls.
      storySort: (one, other) => compareInSidebar(one, other),
    },
  } satisfies Parameters & { options: Addon_OptionsParameterV7 },
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  // Otherwise the first overlay of a story would open later than those of the next ones. A docs page does not need them at once.
  beforeAll: async () => {
    if (!isDocs()) await loadOverlays()
  },
  beforeEach: [startScreenStory, endMotion],
  afterEach: [checkDarkContrast, resumeMotion],
  argTypesEnhancers: [withoutUndefined],
  decorators: [withToolbarSettings],
}

function isDocs(): boolean {
  return new URLSearchParams(location.search).get('viewMode') === 'docs'
}

export default preview
