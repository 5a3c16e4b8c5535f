import { career } from '@staff/content/career/career.entity'
import { factorMessages } from '@staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { createPath } from '../../shared/paths'
import { auth } from '../../stores/session/auth'
import { answers } from '../../testing/fakeApi/answers'
import { fakeCode } from '../../testing/fakeApi/people/fakeFactors'
import { FAKE_LOGIN, OTHER_LOGIN } from '../../testing/fakeApi/personal/fakePeople'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { fillForm } from '../../testing/stories/fillForm'
import { codeAnswers, codeField, sendCode, withFactor } from '../LoginCode/stories/codeSteps'

const TITLE = 'Ferry captain'
const ofSomebodyWithACode = {
  ...withFactor(),
  answers: [answers.sessionEndingUnderSave('careers')],
}

/** The session has ended when a form with unsaved changes is saved: the user logs in over it and goes on. */
const meta = {
  title: 'Screens/General/Login over a form',
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

/** The email is known, so the password has the focus. The form below is as it was. */
export const Asked: Story = {
  play: async (context) => {
    const dialog = await saveAfterTheEnd(context)
    await expect(dialog.getByLabelText(/^Email/)).toHaveValue(FAKE_LOGIN.email)
    await waitFor(() => expect(passwordIn(dialog)).toHaveFocus())
    await expect(titleIn(context)).toHaveValue(TITLE)
  },
}

export const AskedOnAPhone: Story = {
  ...Asked,
  globals: { viewport: { value: 'phone' } },
}

export const AskedInDark: Story = {
  ...Asked,
  globals: { theme: 'dark' },
}

/** The refused save is sent again by itself. */
export const RightPassword: Story = {
  tags: ['action'],
  play: async (context) => {
    const before = auth.idToken
    const dialog = await saveAfterTheEnd(context)
    await userEvent.type(passwordIn(dialog), `${FAKE_LOGIN.password}{Enter}`)
    await expectToast(/Ferry captain.* is saved/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(auth.idToken).not.toBe(before)
    await expect(await context.canvas.findByRole('rowheader', { name: TITLE })).toBeVisible()
  },
}

/** The dialog stays, with the reason and an empty password. */
export const WrongPassword: Story = {
  play: async (context) => {
    const dialog = await saveAfterTheEnd(context)
    await userEvent.type(passwordIn(dialog), 'Wrong-1{Enter}')
    await waitFor(() => expect(passwordIn(dialog)).toHaveValue(''))
    await expect(dialog.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription(/\S/)
    await waitFor(() => expect(passwordIn(dialog)).toHaveFocus())
    await expect(titleIn(context)).toHaveValue(TITLE)
  },
}

/** Somebody with a second factor types a code in the same dialog. */
export const CodeAsked: Story = {
  parameters: { api: ofSomebodyWithACode },
  play: async (context) => {
    const dialog = await saveAfterTheEnd(context)
    await userEvent.type(passwordIn(dialog), `${FAKE_LOGIN.password}{Enter}`)
    const asked = within(await screen.findByRole('dialog', { name: 'Enter your code' }))
    await codeField(asked)
    await expect(titleIn(context)).toHaveValue(TITLE)
  },
}

export const RightCode: Story = {
  ...CodeAsked,
  tags: ['action'],
  play: async (context) => {
    await CodeAsked.play?.(context)
    await sendCode(within(screen.getByRole('dialog')), await fakeCode())
    await expectToast(/Ferry captain.* is saved/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** It took more than five minutes: the dialog begins again, with the reason. */
export const CodeTooLate: Story = {
  parameters: {
    api: {
      ...ofSomebodyWithACode,
      answers: [...ofSomebodyWithACode.answers, codeAnswers.ended],
    },
  },
  play: async (context) => {
    await CodeAsked.play?.(context)
    await sendCode(within(screen.getByRole('dialog')), '123456')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
    await expect(await dialog.findByText(factorMessages.ticketEnded)).toBeVisible()
    await waitFor(() => expect(passwordIn(dialog)).toHaveFocus())
    await expect(titleIn(context)).toHaveValue(TITLE)
  },
}

/** Another user starts at home and sees nothing of the form. */
export const AnotherUser: Story = {
  play: async (context) => {
    const { canvas } = context
    const dialog = await saveAfterTheEnd(context)
    await userEvent.clear(dialog.getByLabelText(/^Email/))
    await userEvent.type(dialog.getByLabelText(/^Email/), OTHER_LOGIN.email)
    await userEvent.type(passwordIn(dialog), `${OTHER_LOGIN.password}{Enter}`)
    await expect(await canvas.findByRole('button', { name: /^Account of Ben/ })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /^Good .*Ben$/ })).toBeVisible()
    await expect(canvas.queryByRole('form', { name: 'career' })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(localStorage.getItem('drafts')).toContain('careers/new')
  },
}

/** The login page opens. The draft is kept for the next login. */
export const Closed: Story = {
  tags: ['action'],
  play: async (context) => {
    await saveAfterTheEnd(context)
    await userEvent.keyboard('{Escape}')
    await expectToast('Your session has ended. Log in again to go on where you were.')
    await expect(await context.canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(localStorage.getItem('drafts')).toContain('careers/new')
  },
}

/** A press beside the dialog does not leave the form. */
export const PressedBeside: Story = {
  tags: ['action'],
  play: async (context) => {
    const dialog = await saveAfterTheEnd(context)
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body })
    await expect(passwordIn(dialog)).toBeVisible()
    await expect(auth.isAuthenticated).toBe(true)
  },
}

async function saveAfterTheEnd({ canvas, canvasElement }: Context) {
  await canvas.findByRole('form', { name: 'career' })
  await fillForm(canvasElement, {
    title: TITLE,
    experience: 4,
    location: 'Oban',
    department: 'Fleet',
    type: 'Full time',
    description: 'Two crossings a day, three in summer.',
  })
  await userEvent.click(canvas.getByRole('button', { name: 'Add career' }))
  return within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
}

type Dialog = Awaited<ReturnType<typeof saveAfterTheEnd>>

function passwordIn(dialog: Dialog) {
  return dialog.getByLabelText(/^Password/)
}

/** The form below the dialog is hidden from assistive technology. */
function titleIn({ canvas }: Context) {
  return canvas.getByRole('textbox', { name: /Title/, hidden: true })
}
