import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { paths } from '../../shared/paths'
import { answers } from '../fakeApi/answers'
import { FAKE_LOGIN } from '../fakeApi/personal/fakePeople'
import { expectToast } from './expectToast'
import { screenStory } from './screenStory'
import { storyAdmin } from './storyAdmin'

type Canvas = ReturnType<typeof within>

const loggedIn = false

/** Stories of the states of the login screen. */
export function loginStories() {
  return {
    empty: screenStory(paths.login, { loggedIn }, async (canvas) => {
      await expect(await canvas.findByRole('button', { name: 'Login' })).toBeEnabled()
      await expect(canvas.getByLabelText(/Email/)).toHaveAttribute('type', 'email')
      await expect(document.title).toBe(`Login · ${storyAdmin().admin.title}`)
    }),
    nothingTyped: screenStory(paths.login, { loggedIn }, async (canvas) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
      await expect(await canvas.findByText('Email is required')).toBeVisible()
      await expect(canvas.getByText('Password is required')).toBeVisible()
      await expectErrorTitle()
      const toast = await screen.findByText('Email is required. Password is required')
      await expect(toast.closest('.Toastify__toast-container--top-center')).toBeInTheDocument()
    }),
    loggingIn: screenStory(paths.login, { loggedIn, latency: 'forever' }, async (canvas) => {
      await submitLogin(canvas)
      await expect(await canvas.findByRole('button', { name: 'Logging In...' })).toBeDisabled()
    }),
    refused: screenStory(paths.login, { loggedIn }, async (canvas) => {
      const message = 'The email or the password is not right.'
      await submitLogin(canvas, 'Wrong-1')
      await expectToast(message)
      const form = within(canvas.getByRole('form', { name: 'Login' }))
      await expect(await form.findByText(message)).toBeVisible()
      await expectErrorTitle()
      await expectPasswordCleared(canvas)
      await expect(canvas.getByLabelText(/Email/)).toHaveValue(FAKE_LOGIN.email)
    }),
    offline: screenStory(
      paths.login,
      { loggedIn, answers: [answers.offline()] },
      async (canvas) => {
        await submitLogin(canvas)
        await expectToast('An error occurred during login')
        await expectPasswordCleared(canvas)
        await expect(canvas.getByLabelText(/Email/)).toHaveValue(FAKE_LOGIN.email)
      },
    ),
    loggedIn: screenStory(paths.login, { loggedIn }, async (canvas) => {
      await submitLogin(canvas)
      await expectToast('Welcome back, Ana')
      await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
      await expect(sessionStorage.getItem('roleTypeId')).toBe('1')
      await expect(sessionStorage.getItem('name')).toBe('Ana Moreno')
    }),
  }
}

/** Types the email and a password into the login form and submits it. */
export async function submitLogin(canvas: Canvas, password: string = FAKE_LOGIN.password) {
  await userEvent.type(await canvas.findByLabelText(/Email/), FAKE_LOGIN.email)
  await userEvent.type(canvas.getByLabelText(/^Password/), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}

/** The password is cleared and has the focus. */
export async function expectPasswordCleared(canvas: Canvas) {
  const password = canvas.getByLabelText(/^Password/)
  await waitFor(() => expect(password).toHaveValue(''))
  await waitFor(() => expect(password).toHaveFocus())
}

async function expectErrorTitle() {
  await waitFor(() => expect(document.title).toBe(`Error: Login · ${storyAdmin().admin.title}`))
}
