import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { isOutsideClosed, takeAsked } from './outside'

/** What holds the promise that no story calls anybody. A test only: in Storybook itself it does nothing. */
const meta = {
  title: 'Project/Outside',
  render: () => <p>Nothing here asks another origin for anything.</p>,
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A picture from another origin is not loaded, and its story would fail. */
export const PictureFromElsewhere: Story = {
  play: async ({ canvasElement }) => {
    if (!isOutsideClosed()) return
    const picture = document.createElement('img')
    picture.alt = ''
    picture.src = 'https://pictures.example/one.png'
    canvasElement.append(picture)
    await waitFor(async () =>
      expect(await takeAsked()).toEqual(['asked for https://pictures.example/one.png (img-src)']),
    )
    picture.remove()
  },
}

/** Neither is a call made. */
export const CallToElsewhere: Story = {
  play: async () => {
    if (!isOutsideClosed()) return
    await expect(fetch('https://calls.example/')).rejects.toThrow()
    await waitFor(async () =>
      expect(await takeAsked()).toEqual(['asked for https://calls.example/ (connect-src)']),
    )
  },
}
