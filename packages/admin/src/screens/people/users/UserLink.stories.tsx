import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { screenParameters } from '../../../testing/stories/screenStory'
import { EARLIER, formOfEsme, invited } from './stories/userLinkSteps'

const byMail = { sendsMails: true }

/** What became of the invitation of a colleague, in the panel of their access. */
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
  invited(
    { state: 'failed', error: 'The mail could not be delivered: 550 There is no such mailbox.' },
    byMail,
  ),
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

/** What the panel says, and the button that gives a link. */
function state(said: string | RegExp, button: string, api = invited()): Story {
  return {
    parameters: { api },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(toldIn(said))).toBeVisible()
      await expect(canvas.getByRole('button', { name: button })).toBeEnabled()
    },
  }
}

/** Finds a sentence whose words are in several elements. */
function toldIn(said: string | RegExp) {
  return (_: string, element: Element | null) => {
    const text = element?.tagName === 'P' ? (element.textContent ?? '') : ''
    return typeof said === 'string' ? text === said : said.test(text)
  }
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
