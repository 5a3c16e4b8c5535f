import { configureStories, startStory } from '@staff/admin/testing'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { admin } from '../src/admin'
import { fakeLibrary } from '../src/testing/fakeLibrary'

// In milliseconds. The first story waits for its screen to load, which can take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 })

configureStories({ admin, content: fakeLibrary })

const preview: Preview = {
  beforeEach: ({ parameters }) => startStory(parameters['api'] ?? {}),
}

export default preview
