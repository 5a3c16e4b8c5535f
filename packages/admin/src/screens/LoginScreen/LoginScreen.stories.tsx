import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { listPath, paths } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import {
  expectPasswordCleared,
  loginStories,
  submitLogin,
} from '../../testing/stories/loginStories'

/** The login screen: what it asks, refuses and says when the server does not answer. */
const meta = {
  title: 'Screens/General/Login',
  component: AdminAt,
  args: { path: paths.login },
  parameters: { layout: 'fullscreen', api: { loggedIn: false } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const login = loginStories()

export const New: Story = {
  ...login.empty,
  play: async (context) => {
    await login.empty.play(context)
    const { canvas } = context
    await expect(canvas.getByText(/Development solutions and staffing/)).toBeVisible()
  },
}

/** Messages at the fields, and a toast at the top centre. */
export const NothingTyped: Story = login.nothingTyped

export const LoggingIn: Story = login.loggingIn

/** The message of the server appears in a toast and in the form. The password is cleared, the email stays. */
export const Refused: Story = login.refused

export const RefusedWithoutMessage: Story = {
  parameters: { api: { loggedIn: false, answers: [answers.saying('login', 500)] } },
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await expectToast('An error occurred during login')
    await expectPasswordCleared(canvas)
  },
}

/** Without a message of the server. The password is cleared. */
export const Offline: Story = login.offline

export const AnswerWithoutToken: Story = {
  parameters: {
    api: { loggedIn: false, answers: [answers.loggingInWithoutToken('Ask your administrator.')] },
  },
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await expectToast('Ask your administrator.')
    await expectPasswordCleared(canvas)
    await expect(sessionStorage.getItem('token')).toBeNull()
  },
}

/** A success toast, the session in the storage, and the dashboard. */
export const LoggedIn: Story = {
  ...login.loggedIn,
  play: async (context) => {
    await login.loggedIn.play(context)
    await expect(localStorage.getItem('country')).toBe('US')
  },
}

/** Without a token, a protected path leads to the login, which returns to it. */
export const ReturnToRequestedPath: Story = {
  tags: ['action'],
  args: { path: `${listPath('UK', testimonial)}?q=payroll` },
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await expect(await canvas.findByRole('rowheader', { name: 'Beatriz Lima' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked()
  },
}

/** A logout by the user menu clears the storage. */
export const LoggedOut: Story = {
  tags: ['action'],
  args: { path: listPath('US', testimonial) },
  parameters: { api: { loggedIn: true } },
  play: async ({ canvas }) => {
    await logOut(canvas)
    await expect(sessionStorage.getItem('token')).toBeNull()
  },
}

/** The next login starts at the home screen, not at the last screen. */
export const LoggedOutAndIn: Story = {
  tags: ['action'],
  ...LoggedOut,
  play: async ({ canvas }) => {
    await logOut(canvas)
    await submitLogin(canvas)
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
  },
}

async function logOut(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account of Ana Moreno' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
}
