import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { isNetworkBlocked, takeBlockedRequests } from './blockNetwork'

/** Tests that no story can reach another origin. Only the tests block requests: in Storybook these stories do nothing. */
const meta = {
  title: 'Project/Network access',
  render: () => <p>The tests block requests to other origins.</p>,
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A picture from another origin is blocked. */
export const ImageFromAnotherOrigin: Story = {
  play: async ({ canvasElement }) => {
    if (!isNetworkBlocked()) return
    const picture = document.createElement('img')
    picture.alt = ''
    picture.src = 'https://pictures.example/one.png'
    canvasElement.append(picture)
    await waitFor(async () =>
      expect(await takeBlockedRequests()).toEqual([
        'requested https://pictures.example/one.png (img-src)',
      ]),
    )
    picture.remove()
  },
}

/** A call to another origin is blocked. */
export const RequestToAnotherOrigin: Story = {
  play: async () => {
    if (!isNetworkBlocked()) return
    await expect(fetch('https://calls.example/')).rejects.toThrow()
    await waitFor(async () =>
      expect(await takeBlockedRequests()).toEqual([
        'requested https://calls.example/ (connect-src)',
      ]),
    )
  },
}
