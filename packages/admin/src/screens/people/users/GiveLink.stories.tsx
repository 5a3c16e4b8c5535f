import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { answers } from '../../../testing/fakeApi/answers'
import { fakeToken } from '../../../testing/fakeApi/people/fakeLinks'
import { FAKE_LOGIN } from '../../../testing/fakeApi/personal/fakePeople'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { screenParameters } from '../../../testing/stories/screenStory'
import { confirmWith, replaceClipboard } from './stories/userAccessSteps'
import { askForLink, formOfEsme, giveLink, invited, joined } from './stories/userLinkSteps'

const byMail = { sendsMails: true }
const confirmed = { confirmed: true }

/** An administrator invites a colleague, or gives them a link with which they choose a new password. */
const meta = {
  title: 'Screens/Areas/Users/Giving a link',
  component: AdminAt,
  args: { path: formOfEsme },
  parameters: { ...screenParameters, api: invited() },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const InvitationAsked: Story = {
  parameters: { api: invited(undefined, byMail) },
  play: async (context) => {
    const dialog = await askForLink(context, 'Send invitation')
    await expect(dialog.getByText(/It works for seven days/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** The administrator confirms their own password in the same dialog. */
export const InvitationConfirmed: Story = {
  parameters: { api: invited(undefined, byMail) },
  play: async (context) => {
    const dialog = await giveLink(context, 'Send invitation', 'Send link')
    await confirmWith(FAKE_LOGIN.password, dialog)
    await expect(
      await screen.findByText('A mail is on its way to esme.thornbury@example.com.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus())
  },
}

/** Without mails the link is shown once, for the administrator to pass on. */
export const InvitationLink: Story = {
  parameters: { api: invited(undefined, confirmed) },
  play: async (context) => {
    const dialog = await giveLink(context, 'Make invitation link', 'Make link')
    await expect(await dialog.findByText('This is shown only once')).toBeVisible()
    await expect(dialog.getByLabelText('Invitation link')).toHaveTextContent(madeLink())
    await expect(dialog.getByText(/It works until/)).toBeVisible()
  },
}

export const InvitationLinkOnAPhone: Story = {
  ...InvitationLink,
  globals: { viewport: { value: 'phone' } },
}

export const LinkCopied: Story = {
  parameters: { api: invited(undefined, confirmed) },
  play: async (context) => {
    const writeText = fn(async () => {})
    const restore = replaceClipboard(writeText)
    try {
      const dialog = await giveLink(context, 'Make invitation link', 'Make link')
      await userEvent.click(await dialog.findByRole('button', { name: 'Copy invitation link' }))
      await expect(await dialog.findByText('Copied')).toBeVisible()
      await expect(writeText).toHaveBeenCalledWith(madeLink())
    } finally {
      restore()
    }
  },
}

/** Behind the dialog the panel knows of the link. */
export const LinkClosed: Story = {
  tags: ['action'],
  parameters: { api: invited(undefined, confirmed) },
  play: async (context) => {
    const dialog = await giveLink(context, 'Make invitation link', 'Make link')
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(document.body.textContent).not.toContain(fakeToken(1))
    await expect(await context.canvas.findByText(/The link works until/)).toBeVisible()
  },
}

export const InvitationRefused: Story = {
  parameters: { api: { ...invited(), answers: [answers.failingToSave('users')] } },
  play: async (context) => {
    await giveLink(context, 'Make invitation link', 'Make link')
    await expectToast(/Something went wrong on the server/)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Who has a password gets a link to choose another. */
export const ResetAsked: Story = {
  parameters: { api: joined() },
  play: async (context) => {
    const dialog = await askForLink(context, 'Make a password link')
    await expect(dialog.getByText(/The password that they have works until/)).toBeVisible()
  },
}

export const ResetByMail: Story = {
  parameters: { api: joined({ state: 'waiting' }, { ...byMail, ...confirmed }) },
  play: async (context) => {
    await context.canvas.findByText(/^The mail with the link to choose a new password/)
    const dialog = await giveLink(context, 'Send a password link', 'Send link')
    await expect(await dialog.findByText(/^A mail is on its way to/)).toBeVisible()
  },
}

/** The whole address of the first link that a story makes. */
function madeLink(): string {
  return `${location.origin}/set-password#${fakeToken(1)}`
}
