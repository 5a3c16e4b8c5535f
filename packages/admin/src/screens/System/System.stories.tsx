import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { systemPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { apiWith, done, failed, mailFailed, mailSent, waiting } from './stories/jobs'

/** The background jobs of the servers, for administrators. */
const meta = {
  title: 'Screens/Features/System',
  component: AdminAt,
  args: { path: systemPath('US') },
  parameters: { layout: 'fullscreen', api: apiWith(failed, waiting, done) },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  play: async ({ canvas }) => {
    const refused = within(await screen.findByRole('region', { name: 'Failed' }))
    await expect(refused.getByText(/^The audit could not be written. It was tried/)).toBeVisible()
    const coming = within(screen.getByRole('region', { name: 'Waiting' }))
    await expect(coming.getByText(/^Careers · Goes live Tue, Dec 1/)).toBeVisible()
    await expect(canvas.getByText('A record that is deleted')).toBeVisible()
  },
}

export const ListedOnAPhone: Story = {
  ...Listed,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const ListedDark: Story = { ...Listed, globals: { theme: 'dark' } }

/** @summary The job waits for its turn, without its failure. */
export const RunAgain: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const name = `Run again: ${failed.title}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expectToast('It is tried again now.')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Failed' })).toBeNull())
  },
}

export const RunRefused: Story = {
  parameters: { api: { ...apiWith(failed), answers: [answers.failingToSave('jobs')] } },
  play: async ({ canvas }) => {
    const name = `Run again: ${failed.title}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(canvas.getByRole('region', { name: 'Failed' })).toBeVisible()
  },
}

/** The row of a mail leads to its user. */
export const Mails: Story = {
  parameters: { api: { ...apiWith(mailFailed, mailSent), sendsMails: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Users · The invitation was to go out Thu/)).toBeVisible()
    await expect(
      canvas.getByText(/^The mail could not be delivered: 550 There is no such mailbox/),
    ).toBeVisible()
    await expect(
      canvas.getByText(/^Users · The link to choose a new password went out/),
    ).toBeVisible()
    const [link] = canvas.getAllByRole('link', { name: 'Esme Thornbury' })
    await expect(link).toHaveAttribute('href', expect.stringContaining(mailFailed.recordId))
    await expect(await canvas.findByRole('button', { name: 'Send a test mail' })).toBeVisible()
  },
}

export const TestMailSent: Story = {
  parameters: { api: { ...apiWith(), sendsMails: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test mail' }))
    await expectToast('A test mail to ana@example.com is on its way.')
  },
}

export const TestMailRefused: Story = {
  parameters: {
    api: { ...apiWith(), sendsMails: true, answers: [answers.failingToSave('test-mail')] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test mail' }))
    await expectToast(/Something went wrong on the server/)
  },
}

/** The screen says how to set it up. */
export const WithoutMails: Story = {
  parameters: { api: apiWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This server sends no mails. Set SMTP_URL/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send a test mail' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { api: apiWith() },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Nothing is to be done')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { api: { ...apiWith(), answers: [answers.never('jobs')] } },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading…')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { api: { ...apiWith(), answers: [answers.failing('jobs')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The jobs could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The screen is for administrators. */
export const OfStaff: Story = {
  parameters: { api: { ...apiWith(failed), role: 'staff' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /denied/i })).toBeVisible()
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    await expect(main.queryByRole('link', { name: 'System' })).toBeNull()
  },
}
