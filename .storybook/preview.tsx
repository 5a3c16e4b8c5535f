import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { startStory, type StoryWorld } from '../apps/console/src/testing/startStory'
import { ThemeRoot } from '../packages/ui/src/theme/ThemeRoot'

// Machines are slow at times; what never comes still fails.
configure({ asyncUtilTimeout: 5000 })

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'Components', 'Forms', 'Screens', 'Journeys'],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  tags: ['autodocs'],
  beforeEach: ({ parameters }) => {
    // A story of a screen brings its own world; a component needs none.
    const world: StoryWorld | undefined = parameters.api
    return world && startStory(world)
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme)
      return (
        <ThemeRoot>
          <Story />
        </ThemeRoot>
      )
    },
  ],
}

export default preview
