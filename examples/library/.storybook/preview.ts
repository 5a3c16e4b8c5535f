import { configureStories, startStory } from '@staff/admin/testing'
import type { Preview } from '@storybook/react-vite'

import { admin } from '../src/admin'
import { fakeLibrary } from '../src/testing/fakeLibrary'

configureStories({ admin, content: fakeLibrary })

const preview: Preview = {
  beforeEach: ({ parameters }) => startStory(parameters['api'] ?? {}),
}

export default preview
