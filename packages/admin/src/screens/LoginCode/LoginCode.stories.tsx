import { factorMessages } from '@staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { paths } from '../../shared/paths'
import { FAKE_RECOVERY_CODE, fakeCode } from '../../testing/fakeApi/people/fakeFactors'
import { FAKE_LOGIN } from '../../testing/fakeApi/personal/fakePeople'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { expectPasswordCleared, submitLogin } from '../../testing/stories/loginStories'
import { codeAnswers, codeField, sendCode, withFactor } from './stories/codeSteps'

const loggedOut = { loggedIn: false }
const HEADING = 'Enter your code'

/** Somebody with a second factor logs in: after the password, the screen asks for a code. */
const meta = {
  title: 'Screens/General/Login with a code',
  component: AdminAt,
  args: { path: paths.login },
  parameters: { layout: 'fullscreen', api: { ...loggedOut, ...withFactor() } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The field has the focus. Nobody is logged in yet. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await expect(await canvas.findByRole('heading', { name: HEADING })).toBeVisible()
    await expect(await codeField(canvas)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull()
    await expect(sessionStorage.getItem('token')).toBeNull()
  },
}

export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } }

export const AskedInDark: Story = { ...Asked, globals: { theme: 'dark' } }

/** A code with a space, as apps show it. */
export const LoggedIn: Story = {
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    const code = await fakeCode()
    await sendCode(canvas, `${code.slice(0, 3)} ${code.slice(3)}`)
    await expectToast('Welcome back, Ana')
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    await expect(sessionStorage.getItem('secondFactor')).toBe('on')
  },
}

export const RecoveryCode: Story = {
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }))
    const code = await codeField(canvas, 'Recovery code')
    await expect(code).toHaveAccessibleDescription(/It works once\.$/)
    await expect(canvas.getByRole('button', { name: 'Use the app' })).toBeVisible()
  },
}

export const LoggedInWithARecoveryCode: Story = {
  ...RecoveryCode,
  tags: ['action'],
  play: async (context) => {
    await RecoveryCode.play?.(context)
    const { canvas } = context
    await sendCode(canvas, FAKE_RECOVERY_CODE.toLowerCase(), 'Recovery code')
    await expectToast('Welcome back, Ana')
  },
}

/** The message is at the field, which is empty and has the focus. */
export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await sendCode(canvas, '000 000')
    await expect(await canvas.findByText(factorMessages.wrongCode)).toBeVisible()
    const code = await codeField(canvas)
    await waitFor(() => expect(code).toHaveValue(''))
    await expect(code).toBeInvalid()
    await expect(document.title).toMatch(/^Error: Login/)
  },
}

export const CodeMissing: Story = {
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await codeField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText('Code is required')).toBeVisible()
  },
}

export const Sending: Story = {
  parameters: { api: { ...loggedOut, ...withFactor({ answers: [codeAnswers.never] }) } },
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await sendCode(canvas, '123456')
    const button = canvas.getByRole('button', { name: /^Log in/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The email is kept, the password is not. */
export const Back: Story = {
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(canvas.getByLabelText(/Email/)).toHaveValue(FAKE_LOGIN.email)
    await expectPasswordCleared(canvas)
    await expect(canvas.queryByText(factorMessages.ticketEnded)).toBeNull()
  },
}

/** It took more than five minutes: the login begins again, with the reason. */
export const TookTooLong: Story = {
  parameters: { api: { ...loggedOut, ...withFactor({ answers: [codeAnswers.ended] }) } },
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await sendCode(canvas, '123456')
    await expectToast(factorMessages.ticketEnded)
    const button = await canvas.findByRole('button', { name: 'Login' })
    await expect(button).toHaveAccessibleDescription(factorMessages.ticketEnded)
    await expect(canvas.getByLabelText(/Email/)).toHaveValue(FAKE_LOGIN.email)
    await expectPasswordCleared(canvas)
  },
}

/** Then the same person can log in. */
export const LoggedInAfterAll: Story = {
  ...Back,
  tags: ['action'],
  play: async (context) => {
    await Back.play?.(context)
    const { canvas } = context
    await userEvent.type(canvas.getByLabelText(/^Password/), `${FAKE_LOGIN.password}{Enter}`)
    await sendCode(canvas, await fakeCode())
    await expectToast('Welcome back, Ana')
  },
}

export const TooManyAttempts: Story = {
  parameters: { api: { ...loggedOut, ...withFactor({ answers: [codeAnswers.tooMany] }) } },
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await sendCode(canvas, '123456')
    await expectToast(/^Too many attempts/)
    await expect(await canvas.findByText(/^Too many attempts/)).toBeVisible()
    await expect(await codeField(canvas)).toHaveValue('123456')
  },
}

export const Offline: Story = {
  parameters: { api: { ...loggedOut, ...withFactor({ answers: [codeAnswers.offline] }) } },
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await sendCode(canvas, '123456')
    await expectToast('An error occurred during login')
    await expect(await codeField(canvas)).toHaveValue('123456')
  },
}

/** Without a mouse: the password, a recovery code, and the way back. */
export const ByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await submitLogin(canvas)
    await codeField(canvas)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await codeField(canvas, 'Recovery code')
    await userEvent.keyboard(`${FAKE_RECOVERY_CODE}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: 'Recovery code' })).toBeNull()
  },
}
