import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { changePasswordPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'

const ofAdministrators = changePasswordPath('US', 1)
const ofOthers = changePasswordPath('US', 2)
const SECTION = { name: 'Where you are logged in' }

/** Where a person is logged in, and how they end a session that is not theirs. */
const meta = {
  title: 'Screens/General/Own sessions',
  component: AdminAt,
  args: { path: ofAdministrators },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const AsAdministrator: Story = {
  play: async ({ canvas }) => {
    const [here, phone, mac] = await sessionsIn(canvas)
    await expect(here).toHaveTextContent(
      /^Firefox on Windows This session ?203\.0\.113\.24 · started 42 min ago · in use now$/,
    )
    await expect(within(rowOf(here)).queryByRole('button')).not.toBeInTheDocument()
    await expect(phone).toHaveTextContent(/started 3 h ago · last seen 12 min ago/)
    await expect(mac).toHaveTextContent('Chrome on Mac')
  },
}

export const AsStaff: Story = {
  ...AsAdministrator,
  args: { path: ofOthers },
  parameters: { api: { role: 'staff' } },
}

export const Narrow: Story = { ...AsAdministrator, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  parameters: { api: { answers: [answers.never('sessions')] } },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', SECTION)
    await expect(within(section).getByText('Loading…')).toBeInTheDocument()
  },
}

/** The form above still works. */
export const Failed: Story = {
  parameters: { api: { answers: [answers.failing('sessions')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your sessions could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Change password' })).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  tags: ['action'],
  parameters: { api: { answers: [answers.failing('sessions', 1)] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your sessions could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await sessionsIn(canvas)).toHaveLength(3)
  },
}

export const EndOne: Story = {
  play: async ({ canvas }) => {
    await askToEnd(canvas, /^End the session of Safari on iPhone/)
    await answer('End session')
    await expectToast('The session has ended.')
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).not.toBeInTheDocument())
    await expect(canvas.getByText('Chrome on Mac')).toBeVisible()
  },
}

export const EndCancelled: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await askToEnd(canvas, /^End the session of Chrome on Mac/)
    await answer('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(await sessionsIn(canvas)).toHaveLength(3)
  },
}

/** Afterwards there is no button to end other sessions. */
export const NoOtherSessions: Story = {
  play: async ({ canvas }) => {
    await askToEnd(canvas, 'End all other sessions')
    await answer('End all others')
    await expectToast('All other sessions have ended.')
    await expect(await canvas.findByText('You are logged in nowhere else.')).toBeVisible()
    await expect(await sessionsIn(canvas)).toHaveLength(1)
    await expect(
      canvas.queryByRole('button', { name: 'End all other sessions' }),
    ).not.toBeInTheDocument()
  },
}

/** The dialog stays open and its button is busy until the call ends. */
export const Ending: Story = {
  parameters: { api: { answers: [answers.neverSaving('sessions')] } },
  play: async ({ canvas }) => {
    await askToEnd(canvas, /^End the session of Safari on iPhone/)
    await answer('End session')
    const dialog = within(screen.getByRole('alertdialog'))
    const button = dialog.getByRole('button', { name: 'End session' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const EndFailed: Story = {
  parameters: { api: { answers: [answers.failingToDelete('sessions')] } },
  play: async ({ canvas }) => {
    await askToEnd(canvas, 'End all other sessions')
    await answer('End all others')
    await expectToast(/Something went wrong on the server/)
    await expect(await sessionsIn(canvas)).toHaveLength(3)
  },
}

async function sessionsIn(canvas: Canvas): Promise<HTMLElement[]> {
  const section = within(await canvas.findByRole('region', SECTION))
  return section.findAllByRole('listitem')
}

function rowOf(row: HTMLElement | undefined): HTMLElement {
  if (!row) throw new Error('There is no session')
  return row
}

async function askToEnd(canvas: Canvas, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

async function answer(name: string) {
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name }))
}
