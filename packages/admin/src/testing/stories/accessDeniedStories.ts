import { expect, userEvent } from 'storybook/test'

import { homePath } from '../../shared/paths'
import { defaultRegion, screenStory } from './screenStory'

const DENIED = 'You do not have permission to view this page.'

/** Stories of the screen for a path that does not exist. `listStories` shows it for an area that staff cannot open. */
export function accessDeniedStories() {
  const path = `${homePath(defaultRegion())}/no-such-screen`
  return {
    unknownPath: screenStory(path, {}, async (canvas) => {
      await expect(await canvas.findByText(DENIED)).toBeVisible()
      // The story is an administrator's, who may open everything that exists.
      await expect(canvas.getByText(/^No such page exists/)).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Go Back to Home' })).toBeVisible()
    }),
    backToHome: screenStory(path, {}, async (canvas) => {
      await canvas.findByText(DENIED)
      await userEvent.click(canvas.getByRole('link', { name: 'Go Back to Home' }))
      await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    }),
  }
}
