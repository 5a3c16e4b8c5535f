import { changePasswordFixtures } from '@staff/content/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { changePasswordPath, homePath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { fillForm } from '../../testing/stories/fillForm'

const { filled } = changePasswordFixtures
const ofAdministrators = changePasswordPath('US', 1)
const ofOthers = changePasswordPath('US', 2)
const DENIED = 'You do not have permission to view this page.'

/** People change their own password, and the other sessions end. */
const meta = {
  title: 'Screens/General/Change password',
  component: AdminAt,
  args: { path: ofAdministrators },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const AsAdministrator: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Change password' })).toBeVisible()
    for (const field of ['old', 'new', 'confirm'])
      await expect(canvas.getByRole('button', { name: `Show ${field} password` })).toBeVisible()
  },
}

/** The form and the list of sessions below have aligned edges. */
export const AlignedEdges: Story = {
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Change password' })
    const list = canvas.getByRole('region', { name: 'Where you are logged in' })
    const edges = [form, list].map((part) => {
      const { left, right } =
        part.parentElement?.closest('[data-padding]')?.getBoundingClientRect() ?? {}
      return { left, right }
    })
    await expect(edges[0]?.left).toBeGreaterThan(0)
    await expect(edges[0]).toEqual(edges[1])
  },
}

export const AsStaff: Story = { ...AsAdministrator, args: { path: ofOthers }, parameters: staff() }

/** Each role has one of the two paths; the other is denied. */
export const AsAdministratorAtTheStaffPath: Story = {
  args: { path: ofOthers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(DENIED)).toBeVisible()
  },
}

export const AsStaffAtTheAdministratorPath: Story = {
  ...AsAdministratorAtTheStaffPath,
  args: { path: ofAdministrators },
  parameters: staff(),
}

/** The user menu opens the screen. */
export const FromTheMenu: Story = {
  tags: ['action'],
  args: { path: homePath('UK') },
  parameters: staff(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Account of Ana/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change password' }))
    await expect(await canvas.findByRole('form', { name: 'Change password' })).toBeVisible()
  },
}

export const Changed: Story = {
  play: async (context) => {
    await change(context)
    await expectToast('Your password is changed.')
    await waitFor(() => expect(context.canvas.getByLabelText(/^Old Password/)).toHaveValue(''))
  },
}

export const OldPasswordWrong: Story = {
  play: async (context) => {
    await change(context, { oldPassword: 'Correct-2' })
    const { canvas } = context
    const link = await canvas.findByRole('link', { name: 'Old password is not right' })
    await userEvent.click(link)
    await expect(canvas.getByLabelText(/^Old Password/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Old Password/)).toBeInvalid()
    await expect(document.title).toBe('Error: Change password · Staff console')
    await userEvent.type(canvas.getByLabelText(/^Old Password/), '!')
    await waitFor(() => expect(document.title).toBe('Change password · Staff console'))
  },
}

export const TooManyAttempts: Story = {
  parameters: {
    api: {
      answers: [
        answers.saying(
          'change-password',
          429,
          'Too many attempts. Please try again in 15 minutes.',
        ),
      ],
    },
  },
  play: async (context) => {
    await change(context)
    await expectToast('Too many attempts. Please try again in 15 minutes.')
    await expect(context.canvas.getByLabelText(/^Old Password/)).toHaveValue(filled.oldPassword)
  },
}

export const SaveFailed: Story = {
  parameters: { api: { answers: [answers.failing('change-password')] } },
  play: async (context) => {
    await change(context)
    await expectToast(/Something went wrong on the server/)
    await expect(context.canvas.getByLabelText(/^New Password/)).toHaveValue(filled.newPassword)
  },
}

export const SaveOffline: Story = {
  parameters: { api: { answers: [answers.offline()] } },
  play: async (context) => {
    await change(context)
    await expectToast(/The server cannot be reached/)
    await expect(context.canvas.getByLabelText(/^New Password/)).toHaveValue(filled.newPassword)
  },
}

async function change({ canvas, canvasElement }: Parameters<Play>[0], typed = {}) {
  await canvas.findByRole('form')
  await fillForm(canvasElement, { ...filled, ...typed })
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
}

function staff() {
  return { api: { role: 'staff' } }
}
