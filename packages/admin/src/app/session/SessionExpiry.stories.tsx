import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { auth } from '../../stores/session/auth'
import { sessionExpiry } from '../../stores/session/sessionExpiry'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { problem, type FakeRequest } from '../../testing/fakeApi/fakeAnswer'
import { expectToast } from '../../testing/stories/expectToast'
import { createPath } from '../../shared/paths'

const meta = {
  title: 'Journeys/The session ends soon',
  component: AdminAt,
  args: { path: createPath('US', testimonial) },
  parameters: { layout: 'fullscreen', api: {} },
  tags: ['!autodocs'],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The server ends the session when the device believes so, too. */
const endedByNow =
  () =>
  ({ area }: FakeRequest) =>
    area === 'me' && sessionExpiry.idleAt < Date.now() ? problem(401) : undefined

/** Two minutes before, in a dialog that takes the focus, so that it is heard. Nothing typed is touched. */
export const NothingDoneForAWhile: Story = {
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 110 })
    await waitFor(() => expect(dialog).toContainElement(focused()))
    const stay = within(dialog).getByRole('button', { name: 'Stay logged in' })
    await expect(stay).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Priya')
  },
}

/** The button makes a call, which the server counts as a sign of life; the focus is where it was. */
export const StayedLoggedIn: Story = {
  play: async ({ canvas }) => {
    const name = await typeName(canvas)
    const dialog = await endIn({ idle: 110 })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(sessionExpiry.idleAt - Date.now()).toBe(30 * 60_000)
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('Priya')
  },
}

/** Escape says that somebody is there, too. */
export const ClosedWithEscape: Story = {
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 110 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(sessionExpiry.idleAt - Date.now()).toBe(30 * 60_000)
  },
}

export const OneMinuteLeft: Story = {
  play: async ({ canvas }) => {
    await typeName(canvas)
    await endIn({ idle: 50 }, 'You will be logged out in 1 minute')
  },
}

/** The call failed: the dialog says so and stays. */
export const StayingFailed: Story = {
  parameters: { api: { answers: [answers.failing('me')] } },
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 110 })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
    await waitFor(() => expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement())
    await expect(dialog).toBeVisible()
  },
}

/** Nothing can prolong a session beyond its last moment, so nothing is offered that would not. */
export const LastMoment: Story = {
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 1800, final: 110 })
    const last = within(dialog)
    await expect(last.getByText('Save what you have typed and log in again.')).toBeVisible()
    await expect(last.queryByRole('button', { name: 'Stay logged in' })).not.toBeInTheDocument()
    await expect(last.getByRole('button', { name: 'Log in again' })).toBeVisible()
  },
}

/** Closed for the time that is left, so that one can save. */
export const LastMomentClosedToSave: Story = {
  play: async ({ canvas }) => {
    const name = await typeName(canvas)
    const dialog = await endIn({ idle: 1800, final: 110 })
    await userEvent.click(within(dialog).getByText('Close'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await userEvent.type(name, ' Raman')
    await expect(name).toHaveValue('Priya Raman')
  },
}

export const LastMomentLoggedOut: Story = {
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 1800, final: 110 })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log in again' }))
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
    await expect(auth.loggedOutByUser).toBe(false)
    await expect(localStorage.getItem('drafts')).toContain('testimonials/new')
  },
}

/** A device that wakes after the end shows no countdown: the server is asked, and says that it is over. */
export const WokenTooLate: Story = {
  parameters: { api: { answers: [endedByNow] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'testimonial' })
    Object.assign(sessionExpiry, { idleAt: Date.now() - 3_600_000, finalAt: Date.now() + 60_000 })
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
    await expectToast(/^Your session has ended/)
    await expect(screen.queryByText(/You will be logged out/)).not.toBeInTheDocument()
  },
}

async function typeName(canvas: Canvas): Promise<HTMLElement> {
  const name = await canvas.findByLabelText(/^Name/)
  await userEvent.type(name, 'Priya')
  return name
}

/** The time passes until so many seconds are left, and the dialog comes. */
async function endIn(
  { idle, final = 28_800 }: { idle: number; final?: number },
  title = 'You will be logged out in 2 minutes',
): Promise<HTMLElement> {
  const now = Date.now()
  Object.assign(sessionExpiry, { idleAt: now + idle * 1000, finalAt: now + final * 1000 })
  return screen.findByRole('dialog', { name: title })
}

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body
}
