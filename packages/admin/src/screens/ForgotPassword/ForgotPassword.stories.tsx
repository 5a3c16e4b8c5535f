import { linkMessages } from '@staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { paths } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import type { FakeApiOptions } from '../../testing/fakeApi/fakeApiOptions'
import { AdminAt } from '../../testing/stories/AdminAt'
import { storyAdmin } from '../../testing/stories/storyAdmin'

const HEADING = 'Forgot your password?'

/** Somebody who has forgotten their password asks for a link with which they choose a new one. */
const meta = {
  title: 'Screens/General/Forgot password',
  component: AdminAt,
  args: { path: paths.forgotPassword },
  parameters: { layout: 'fullscreen', api: apiWith({}) },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const New: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Forgot password' })
    await expect(canvas.getByRole('heading', { name: HEADING })).toBeVisible()
    await expect(canvas.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toBeVisible()
    await expect(document.title).toBe(`${HEADING} · ${storyAdmin().admin.title}`)
  },
}

export const OnAPhone: Story = { ...New, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...New, globals: { theme: 'dark' } }

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }))
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
  },
}

/** The answer is the same for an address that nobody has. The message takes the focus. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByText(linkMessages.resetAsked)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Look into your mails' })).toHaveFocus()
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toBeVisible()
  },
}

export const BackToLogin: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await ask(canvas)
    await canvas.findByText(linkMessages.resetAsked)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to login' }))
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
  },
}

export const Sending: Story = {
  parameters: { api: apiWith({ answers: [answers.neverSaving('password-reset')] }) },
  play: async ({ canvas }) => {
    await ask(canvas)
    const button = canvas.getByRole('button', { name: 'Send link' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** The email stays, so that it can be sent again. */
export const SendingFailed: Story = {
  parameters: { api: apiWith({ answers: [answers.failingToSave('password-reset')] }) },
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByText(/Something went wrong on the server/)).toBeVisible()
    await expect(canvas.getByLabelText(/Email/)).toHaveValue('esme.thornbury@example.com')
    await expect(canvas.getByLabelText(/Email/)).toHaveFocus()
  },
}

export const TooManyAttempts: Story = {
  parameters: {
    api: apiWith({
      answers: [
        () => (request) =>
          request.method === 'POST'
            ? answers.saying('password-reset', 429)([])(request)
            : undefined,
      ],
    }),
  },
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByText(/a little too fast/)).toBeVisible()
  },
}

/** There is no form where the server sends no mails. */
export const WithoutMails: Story = {
  parameters: { api: apiWith({ sendsMails: false }) },
  play: async ({ canvas }) => {
    const said =
      'This console sends no mails. Ask an administrator for a link with which you choose a new password.'
    await expect(await canvas.findByText(said)).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { api: apiWith({ latency: 'forever' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: HEADING })).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { api: apiWith({ answers: [answers.failing('password-reset', 1)] }) },
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('This could not be loaded')
    await expect(within(failure.parentElement ?? document.body).getByRole('button')).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('form', { name: 'Forgot password' })).toBeVisible()
  },
}

function apiWith(options: FakeApiOptions) {
  return { loggedIn: false, sendsMails: true, ...options }
}

async function ask(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/Email/), 'esme.thornbury@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
}
