import { linkMessages } from '@staff/contract'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { paths } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { apiWithLink, choose, expectEnded, OWN, TOKEN } from './stories/linkStories'

const { filled } = userFixtures
const WELCOME = 'Welcome, Esme Thornbury'

/** Somebody with a link chooses a password: who was invited, and who has forgotten it. */
const meta = {
  title: 'Screens/General/Set password',
  component: AdminAt,
  args: { path: `${paths.setPassword}#${TOKEN}` },
  parameters: { layout: 'fullscreen', api: apiWithLink() },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** A password manager finds the name of the account. */
export const Invitation: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: WELCOME })).toBeVisible()
    await expect(canvas.getByText(new RegExp(filled.email))).toBeVisible()
    const username = canvasElement.querySelector('[autocomplete=username]')
    await expect(username).toHaveValue(filled.email)
    await expect(canvas.getByLabelText(/^New Password/)).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  },
}

export const InvitationOnAPhone: Story = {
  ...Invitation,
  globals: { viewport: { value: 'phone' } },
}

export const InvitationDark: Story = { ...Invitation, globals: { theme: 'dark' } }

export const Reset: Story = {
  parameters: { api: apiWithLink({ kind: 'reset' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Choose password' })
    await expect(canvas.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  },
}

/** The login knows the email. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await expectToast(linkMessages.chosen)
    await expect(await canvas.findByLabelText(/Email/)).toHaveValue(filled.email)
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus())
  },
}

export const Sending: Story = {
  parameters: { api: apiWithLink({}, { answers: [usingLink('never')] }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    const button = canvas.getByRole('button', { name: 'Set password' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, { newPassword: '', confirmPassword: '' })
    await expect(
      await canvas.findByRole('link', { name: 'New Password is required' }),
    ).toBeVisible()
  },
}

export const Different: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, { confirmPassword: 'Gentle-orchard-32' })
    await expect(await canvas.findByRole('link', { name: 'Passwords do not match' })).toBeVisible()
  },
}

/** The server knows more about passwords than the form. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const common = 'Qwertyuiop-1'
    await choose(canvasElement, { newPassword: common, confirmPassword: common })
    await expect(await canvas.findByRole('link', { name: /^New password is one of/ })).toBeVisible()
  },
}

/** What was typed stays, so that it can be sent again. */
export const SendingFailed: Story = {
  parameters: { api: apiWithLink({}, { answers: [usingLink('failed')] }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await expect(await canvas.findByText(/Something went wrong on the server/)).toBeVisible()
    await expect(canvas.getByLabelText(/^New Password/)).toHaveValue(OWN)
  },
}

/** The link was used while the form was open: the sentence stands in its place. */
export const UsedMeanwhile: Story = {
  parameters: { api: apiWithLink({}, { answers: [usingLink('used')] }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await expectEnded(canvas, linkMessages.used)
    await expect(canvas.getByRole('heading')).toHaveFocus()
  },
}

export const Loading: Story = {
  parameters: { api: apiWithLink({}, { latency: 'forever' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { api: apiWithLink({}, { answers: [answers.failing('account-links', 1)] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The link could not be read')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: WELCOME })).toBeVisible()
  },
}

export const TooManyAttempts: Story = {
  parameters: { api: apiWithLink({}, { answers: [answers.saying('account-links', 429)] }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/a little too fast/)).toBeVisible(),
}

/** Somebody else is logged in in this tab. */
export const LoggedIn: Story = {
  parameters: { api: { ...apiWithLink(), loggedIn: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are logged in as Ana Moreno.')).toBeVisible()
    await expect(canvas.getByText('Setting this password logs you out here.')).toBeVisible()
  },
}

export const LoggedOut: Story = {
  ...LoggedIn,
  tags: ['action'],
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await expect(await canvas.findByLabelText(/Email/)).toHaveValue(filled.email)
    await expect(sessionStorage.getItem('token')).toBeNull()
  },
}

/** The link can be read, but not used. */
function usingLink(outcome: 'never' | 'failed' | 'used') {
  const said = {
    failed: answers.failing,
    used: () => answers.saying('account-links', 410, linkMessages.used),
  }
  const answer =
    outcome === 'never' ? answers.neverSaving('account-links') : said[outcome]('account-links')
  return (...given: Parameters<typeof answer>) => {
    const inPlace = answer(...given)
    return (request: Parameters<typeof inPlace>[0]) =>
      request.id === 'use' ? inPlace(request) : undefined
  }
}
