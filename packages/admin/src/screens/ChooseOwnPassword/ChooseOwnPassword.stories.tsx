import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { answers } from '../../testing/fakeApi/answers'
import { screenParameters } from '../../testing/stories/screenStory'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { FAKE_LOGIN } from '../../testing/fakeApi/personal/fakePeople'
import { fillForm } from '../../testing/stories/fillForm'

const HEADING = 'Choose your own password'
const OWN = 'Gentle-orchard-31'
const filled = { oldPassword: FAKE_LOGIN.password, newPassword: OWN, confirmPassword: OWN }
const given = { passwordState: 'given' } as const

/** The first login with a one-time password asks for one of their own. */
const meta = {
  title: 'Screens/General/Choose your own password',
  component: AdminAt,
  args: { path: '/US/dashboard' },
  parameters: { ...screenParameters, api: given },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The screen has no navigation and no links. */
export const AsAdministrator: Story = { play: expectNothingElse }

export const AsStaff: Story = {
  parameters: { api: { ...given, role: 'staff' } },
  play: expectNothingElse,
}

export const AtAnotherPath: Story = {
  args: { path: '/UK/dashboard/masters/blogs/create' },
  play: expectNothingElse,
}

/** The screen opens after the login. */
export const AfterLogin: Story = {
  args: { path: '/' },
  parameters: { api: { ...given, loggedIn: false } },
  play: async (context) => {
    await userEvent.type(await context.canvas.findByLabelText(/^Email/), FAKE_LOGIN.email)
    await userEvent.type(context.canvas.getByLabelText(/^Password/), FAKE_LOGIN.password)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Login' }))
    await expectNothingElse(context)
  },
}

/** The server reports the state, which the browser does not know: an administrator may have just set the password. */
export const RequiredByTheServer: Story = {
  parameters: { api: { ...given, knownToServerOnly: true } },
  play: expectNothingElse,
}

/** Afterwards the requested path opens, in the same session. */
export const Chosen: Story = {
  args: { path: '/US/dashboard/queries' },
  tags: ['action'],
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await expectToast('Your password is changed.')
    await expect(await canvas.findByRole('table', { name: 'Queries' })).toBeInTheDocument()
    await expect(sessionStorage.getItem('token')).toBe('token-of-ana-1')
    await expect(sessionStorage.getItem('mustChoosePassword')).toBeNull()
  },
}

export const OldPasswordWrong: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, { oldPassword: 'Wrong-1' })
    const message = await canvas.findByRole('link', { name: 'Old password is not right' })
    await expect(message).toBeVisible()
  },
}

export const SaveFailed: Story = {
  parameters: { api: { ...given, answers: [answers.failing('change-password')] } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await expectToast(/Something went wrong on the server/)
    await expect(canvas.getByRole('heading', { name: HEADING })).toBeVisible()
  },
}

export const LoggedOut: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
    await expect(sessionStorage).toHaveLength(0)
  },
}

async function expectNothingElse({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement)
  const heading = await canvas.findByRole('heading', { name: HEADING })
  await waitFor(() => expect(heading).toBeVisible())
  await expect(canvas.getByRole('form', { name: 'Change password' })).toBeVisible()
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  await expect(canvas.queryAllByRole('link')).toEqual([])
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
}

async function choose(canvasElement: HTMLElement, typed = {}) {
  const canvas = within(canvasElement)
  await canvas.findByRole('form')
  await fillForm(canvasElement, { ...filled, ...typed })
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
}
