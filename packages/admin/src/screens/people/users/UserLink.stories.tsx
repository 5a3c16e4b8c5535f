import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { answers } from '../../../testing/fakeApi/answers'
import { fakeToken } from '../../../testing/fakeApi/people/fakeLinks'
import { FAKE_LOGIN } from '../../../testing/fakeApi/personal/fakePeople'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { screenParameters } from '../../../testing/stories/screenStory'
import { askForLink, EARLIER, formOfEsme, giveLink, invited, joined } from './stories/userLinkSteps'
import { confirmWith, replaceClipboard } from './stories/userAccessSteps'

const LINK = `${location.origin}/set-password#${fakeToken(1)}`
const byMail = { sendsMails: true }
const confirmed = { confirmed: true }

/** The invitation of a colleague, and a link with which they choose a new password, in the panel of their access. */
const meta = {
  title: 'Screens/Areas/Users/Links',
  component: AdminAt,
  args: { path: formOfEsme },
  parameters: { ...screenParameters, api: invited() },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const NotInvitedYet: Story = state('Not invited yet.', 'Make invitation link')

export const Invited: Story = state(
  /^Invited .* The link works until /,
  'Make a new link',
  invited({ state: 'open' }),
)

/** The panel asks a few times what became of the mail. */
export const MailWaiting: Story = state(
  'The mail with the invitation is on its way.',
  'Send again',
  invited({ state: 'waiting' }, byMail),
)

export const MailFailed: Story = state(
  'The mail could not be delivered: 550 There is no such mailbox.',
  'Send again',
  invited({ state: 'failed', error: '550 There is no such mailbox.' }, byMail),
)

export const Expired: Story = state(
  /^The invitation of .* has expired\.$/,
  'Make a new link',
  invited({ state: 'open', madeAt: EARLIER, expiresAt: EARLIER }),
)

export const WasWithdrawn: Story = state(
  'The invitation was withdrawn.',
  'Make a new link',
  invited({ state: 'withdrawn' }),
)

/** The link of a disabled account would not work. */
export const AccountDisabled: Story = {
  parameters: { api: invited(undefined, {}, { account: 'Disabled' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This account is disabled. Enable it first.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /link/ })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { api: { ...invited(), answers: [linkAnswer('never')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logged in, in 2 sessions.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /invitation/ })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { api: { ...invited(), answers: [linkAnswer('failed')] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The link could not be loaded')).toBeVisible(),
}

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
    await expect(dialog.getByLabelText('Invitation link')).toHaveTextContent(LINK)
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
      await expect(writeText).toHaveBeenCalledWith(LINK)
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

export const InvitationWithdrawn: Story = {
  tags: ['action'],
  parameters: { api: invited({ state: 'open' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw invitation' }))
    await expectToast('The invitation is withdrawn.')
    await expect(await canvas.findByText('The invitation was withdrawn.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Withdraw invitation' })).toBeNull()
  },
}

/** Who has a password gets a link to choose another. */
export const ResetAsked: Story = {
  parameters: { api: joined() },
  play: async (context) => {
    const dialog = await askForLink(context, 'Make a link to choose a new password')
    await expect(dialog.getByText(/The password that they have works until/)).toBeVisible()
  },
}

export const ResetByMail: Story = {
  parameters: { api: joined({ state: 'waiting' }, { ...byMail, ...confirmed }) },
  play: async (context) => {
    await context.canvas.findByText(/^The mail with the link to choose a new password/)
    const dialog = await giveLink(context, 'Send a link to choose a new password', 'Send link')
    await expect(await dialog.findByText(/^A mail is on its way to/)).toBeVisible()
  },
}

/** What the panel says, and the button that gives a link. */
function state(said: string | RegExp, button: string, api = invited()): Story {
  return {
    parameters: { api },
    play: async ({ canvas }) => {
      const toldIn = (_: string, element: Element | null) =>
        element?.tagName === 'P' && matches(element.textContent, said)
      await expect(await canvas.findByText(toldIn)).toBeVisible()
      await expect(canvas.getByRole('button', { name: button })).toBeEnabled()
    },
  }
}

function matches(text: string | null, said: string | RegExp): boolean {
  return typeof said === 'string' ? text === said : said.test(text ?? '')
}

/** Another answer to the read of the link only. */
function linkAnswer(outcome: 'never' | 'failed') {
  const override = (outcome === 'never' ? answers.never : answers.failing)('users')
  return (...given: Parameters<typeof override>) => {
    const inPlace = override(...given)
    return (request: Parameters<typeof inPlace>[0]) =>
      request.part === 'link' ? inPlace(request) : undefined
  }
}
