import { linkMessages } from '@staff/contract'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { paths } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { apiWithLink, expectEnded, TOKEN } from './stories/linkStories'

const { filled } = userFixtures
const EARLIER = '2026-11-12T09:00:00.000Z'

/** Links to choose a password that do not work, or not any more. */
const meta = {
  title: 'Screens/General/Set password/Ended links',
  component: AdminAt,
  args: { path: `${paths.setPassword}#${TOKEN}` },
  parameters: { layout: 'fullscreen', api: apiWithLink() },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The address was copied without its last part. */
export const WithoutToken: Story = {
  args: { path: paths.setPassword },
  play: ({ canvas }) => expectEnded(canvas, linkMessages.unknown),
}

export const Unknown: Story = {
  args: { path: `${paths.setPassword}#another` },
  play: ({ canvas }) => expectEnded(canvas, linkMessages.unknown),
}

export const Used: Story = ended({ state: 'used' }, linkMessages.used)
export const Expired: Story = ended({ madeAt: EARLIER, expiresAt: EARLIER }, linkMessages.expired)
export const Replaced: Story = ended({ state: 'replaced' }, linkMessages.replaced)
export const Withdrawn: Story = ended({ state: 'withdrawn' }, linkMessages.withdrawn)

export const AccountDisabled: Story = {
  parameters: {
    api: apiWithLink({}, { records: { users: [{ ...filled, account: 'Disabled' }] } }),
  },
  play: ({ canvas }) => expectEnded(canvas, linkMessages.disabled),
}

/** From a link that does not work to the screen that asks for another. */
export const AnotherAsked: Story = {
  ...Used,
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for another link' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Forgot your password?' }),
    ).toBeVisible()
  },
}

/** A link that cannot be used any more. */
function ended(link: Parameters<typeof apiWithLink>[0], message: string): Story {
  return {
    parameters: { api: apiWithLink(link) },
    play: ({ canvas }) => expectEnded(canvas, message),
  }
}
