import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { auth } from '../../stores/session/auth'
import { sessionExpiry } from '../../stores/session/sessionExpiry'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { problem, type FakeRequest } from '../../testing/fakeApi/fakeAnswer'
import { expectToast } from '../../testing/stories/expectToast'
import { createPath } from '../../shared/paths'

/** A session is about to end: the warning, and what becomes of typed text. */
const meta = {
  title: 'Journeys/Session expiry',
  component: AdminAt,
  args: { path: createPath('US', testimonial) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The server ends the session at the time that the device expects. */
const sessionEndedOnTime =
  () =>
  ({ area }: FakeRequest) =>
    area === 'me' && sessionExpiry.idleAt < Date.now() ? problem(401) : undefined

/** Two minutes before the end, a dialog takes the focus, so that screen readers announce it. The typed text stays. */
export const IdleWarning: Story = {
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 110 })
    await waitFor(() => expect(dialog).toContainElement(focused()))
    const stay = within(dialog).getByRole('button', { name: 'Stay logged in' })
    await expect(stay).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Priya')
  },
}

/** The button makes a call, which the server counts as activity. The focus returns to the field. */
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

/** Escape counts as activity too. */
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

/** The call failed: the dialog shows the error and stays open. */
export const ExtensionFailed: Story = {
  parameters: { api: { answers: [answers.failing('me')] } },
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 110 })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
    await waitFor(() => expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement())
    await expect(dialog).toBeVisible()
  },
}

/** The maximum duration of a session cannot be extended, so the dialog does not offer it. */
export const MaximumReached: Story = {
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 1800, final: 110 })
    const last = within(dialog)
    await expect(last.getByText('Save what you have typed and log in again.')).toBeVisible()
    await expect(last.queryByRole('button', { name: 'Stay logged in' })).not.toBeInTheDocument()
    await expect(last.getByRole('button', { name: 'Log in again' })).toBeVisible()
  },
}

/** The user can close the dialog and save in the remaining time. */
export const MaximumReachedClosedToSave: Story = {
  play: async ({ canvas }) => {
    const name = await typeName(canvas)
    const dialog = await endIn({ idle: 1800, final: 110 })
    await userEvent.click(within(dialog).getByText('Close'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await userEvent.type(name, ' Raman')
    await expect(name).toHaveValue('Priya Raman')
  },
}

export const MaximumReachedLoggedOut: Story = {
  play: async ({ canvas }) => {
    await typeName(canvas)
    const dialog = await endIn({ idle: 1800, final: 110 })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log in again' }))
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
    await expect(auth.loggedOutByUser).toBe(false)
    await expect(localStorage.getItem('drafts')).toContain('testimonials/new')
  },
}

/** A device that wakes after the end shows no countdown. It asks the server, which reports the end. */
export const ExpiredDuringSleep: Story = {
  parameters: { api: { answers: [sessionEndedOnTime] } },
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

/** Sets the remaining seconds of the session, and waits for the dialog. */
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
