import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { createPath, listPath } from '../../shared/paths'
import { auth, logOut, restoreSession } from '../../stores/session/auth'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { FAKE_LOGIN, OTHER_LOGIN } from '../../testing/fakeApi/personal/fakePeople'
import { fillForm } from '../../testing/stories/fillForm'

const typed = { title: 'Ferry captain', location: 'Oban' }

/** A session has ended elsewhere: the login, and the way back to where the person was. */
const meta = {
  title: 'Journeys/Signed out',
  component: AdminAt,
  args: { path: createPath('US', career) },
  parameters: {
    layout: 'fullscreen',
    api: { answers: [answers.sessionEndingUnderSave('careers')] },
  },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The user leaves the form whose session has ended: the next login restores the form and its values. */
export const FormRestoredAfterLogin: Story = {
  play: async (context) => {
    const { canvas } = context
    await typeAndBeSignedOut(context)
    await logIn(context, FAKE_LOGIN)
    await expect(await canvas.findByText('What you typed before is back')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue(typed.title)
    await expect(canvas.getByRole('textbox', { name: /Location/ })).toHaveValue(typed.location)
  },
}

/** Another user on the same device does not see the draft, and its owner can restore it later. */
export const AnotherUserLogsIn: Story = {
  play: async (context) => {
    const { canvas } = context
    await typeAndBeSignedOut(context)
    await logIn(context, OTHER_LOGIN)
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue('')
    await expect(canvas.queryByText('What you typed before is back')).not.toBeInTheDocument()

    logOut()
    await logIn(context, FAKE_LOGIN)
    await waitFor(() => expect(auth.name).toBe('Ana Moreno'))
    await userEvent.click(await canvas.findByRole('link', { name: 'Careers' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Add career' }))
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue(typed.title)
  },
}

/** The stored draft is encrypted. */
export const DraftUnreadable: Story = {
  tags: ['action'],
  play: async (context) => {
    await typeAndBeSignedOut(context)
    const stored = localStorage.getItem('drafts')
    await expect(stored).toContain('careers/new')
    await expect(stored).not.toContain(typed.title)
  },
}

/** A logout asks before it deletes drafts. */
export const LogOutConfirmation: Story = {
  parameters: { api: {} },
  play: async (context) => {
    const dialog = await typeAndLogOut(context)
    await expect(dialog.getByText(/One form has text that is not saved/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus())
  },
}

/** After the logout the device stores no drafts. */
export const DraftsDiscarded: Story = {
  tags: ['action'],
  parameters: { api: {} },
  play: async (context) => {
    const dialog = await typeAndLogOut(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Log out and discard' }))
    await expect(await context.canvas.findByRole('button', { name: 'Login' })).toBeVisible()
    await expect(localStorage.getItem('drafts')).toBeNull()
    await expect(sessionStorage).toHaveLength(0)
  },
}

/** An edited role type in the storage gives no access to data, and the server corrects it. */
export const RoleTypeTampered: Story = {
  args: { path: listPath('US', career) },
  parameters: { api: { role: 'staff' } },
  beforeEach: () => {
    sessionStorage.setItem('roleTypeId', '1')
    restoreSession()
  },
  play: async ({ canvas }) => {
    const denied = 'You do not have permission to view this page.'
    await expect(await canvas.findByText(denied)).toBeVisible()
    await expect(canvas.queryByRole('rowheader')).not.toBeInTheDocument()
    await expect(sessionStorage.getItem('roleTypeId')).toBe('2')
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
    const links = navigation.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual(['Home', 'Queries'])
  },
}

async function typeAndLogOut({ canvas }: Context) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), typed.title)
  await userEvent.click(canvas.getByRole('button', { name: 'Account of Ana Moreno' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  return within(await screen.findByRole('alertdialog'))
}

async function typeAndBeSignedOut({ canvas, canvasElement }: Context) {
  await canvas.findByRole('form', { name: 'career' })
  await fillForm(canvasElement, {
    ...typed,
    experience: 4,
    department: 'Fleet',
    type: 'Full time',
    description: 'Two crossings a day, three in summer.',
  })
  await userEvent.click(canvas.getByRole('button', { name: 'Add career' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await expectToast('Your session has ended. Log in again to go on where you were.')
  await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(sessionStorage).toHaveLength(0)
}

async function logIn({ canvas, canvasElement }: Context, login: typeof FAKE_LOGIN) {
  await canvas.findByRole('form', { name: 'Login' })
  await fillForm(canvasElement, login)
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}
