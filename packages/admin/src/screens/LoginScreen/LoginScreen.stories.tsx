import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath, paths } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { FAKE_LOGIN } from '../../testing/fakeApi/session/fakeSession'

const meta = {
  title: 'Screens/Moments/Login',
  component: AdminAt,
  args: { path: paths.login },
  parameters: { layout: 'fullscreen', api: { loggedIn: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const New: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Development solutions and staffing/)).toBeVisible()
    await expect(canvas.getByLabelText(/Email/)).toHaveAttribute('type', 'email')
  },
}

/** Messages at the fields, and a toast at the top centre. */
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Error: Login · Staff console'))
    const toast = await screen.findByText('Email is required. Password is required')
    await expect(toast.closest('.Toastify__toast-container--top-center')).toBeInTheDocument()
  },
}

export const LoggingIn: Story = {
  parameters: { api: { loggedIn: false, latency: 'forever' } },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('button', { name: 'Logging In...' })).toBeDisabled()
  },
}

/** The message of the server appears in a toast and in the form. The password is cleared, the email stays. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, 'Wrong-1')
    await expectToast('The email or the password is not right.')
    const form = within(canvas.getByRole('form', { name: 'Login' }))
    await expect(await form.findByText('The email or the password is not right.')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Error: Login · Staff console'))
    await expectPasswordCleared(canvas)
    await expect(canvas.getByLabelText(/Email/)).toHaveValue(FAKE_LOGIN.email)
  },
}

export const RefusedWithoutMessage: Story = {
  parameters: { api: { loggedIn: false, answers: [answers.saying('login', 500)] } },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expectToast('An error occurred during login')
    await expectPasswordCleared(canvas)
  },
}

/** Without a message of the server. The password is cleared. */
export const Offline: Story = {
  parameters: { api: { loggedIn: false, answers: [answers.offline()] } },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expectToast('An error occurred during login')
    await expectPasswordCleared(canvas)
    await expect(canvas.getByLabelText(/Email/)).toHaveValue(FAKE_LOGIN.email)
  },
}

export const AnswerWithoutToken: Story = {
  parameters: {
    api: { loggedIn: false, answers: [answers.loggingInWithoutToken('Ask your administrator.')] },
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expectToast('Ask your administrator.')
    await expectPasswordCleared(canvas)
    await expect(sessionStorage.getItem('token')).toBeNull()
  },
}

/** A success toast, the session in the storage, and the dashboard. */
export const LoggedIn: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expectToast('Welcome back, Ana')
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    await expect(sessionStorage.getItem('roleTypeId')).toBe('1')
    await expect(sessionStorage.getItem('name')).toBe('Ana Moreno')
    await expect(localStorage.getItem('country')).toBe('US')
  },
}

/** Without a token, a protected path leads to the login, which returns to it. */
export const AskedForTestimonials: Story = {
  tags: ['action'],
  args: { path: `${listPath('UK', testimonial)}?q=payroll` },
  play: async ({ canvas }) => {
    await logIn(canvas)
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
    await logIn(canvas)
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
  },
}

async function logOut(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account of Ana Moreno' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
}

/** The password is cleared and has the focus. */
async function expectPasswordCleared(canvas: Canvas) {
  const password = canvas.getByLabelText(/^Password/)
  await waitFor(() => expect(password).toHaveValue(''))
  await waitFor(() => expect(password).toHaveFocus())
}

async function logIn(canvas: Canvas, password: string = FAKE_LOGIN.password) {
  await userEvent.type(await canvas.findByLabelText(/Email/), FAKE_LOGIN.email)
  await userEvent.type(canvas.getByLabelText(/^Password/), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}
