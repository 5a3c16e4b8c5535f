import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { editPath } from '../../../../shared/paths'
import { answers, type Override } from '../../../../testing/fakeApi/answers'
import type { FakeAnswer } from '../../../../testing/fakeApi/fakeAnswer'
import { fakeSession } from '../../../../testing/fakeApi/personal/fakePeople'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import { screenParameters } from '../../../../testing/stories/screenStory'

const { filled, entity: user } = userFixtures
const withFactor = { usersWithFactor: [filled.id] }
const BUTTON = 'Reset second factor…'

/** Whether a colleague has a second factor. */
const meta = {
  title: 'Screens/Areas/Users/Second factor',
  component: AdminAt,
  args: { path: editPath('US', user, filled.id) },
  parameters: { ...screenParameters, api: withFactor },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Second factor: on since/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: BUTTON })).toBeEnabled()
  },
}

export const None: Story = {
  parameters: { api: { usersWithFactor: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Second factor: none.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: BUTTON })).toBeNull()
  },
}

export const NoneAndRequired: Story = {
  parameters: {
    api: {
      answers: [
        factorAnswer({
          status: 200,
          body: {
            since: null,
            standing: { state: 'due', from: '2026-12-03', recoveryCodes: 0 },
          },
        }),
      ],
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^Second factor: none; their role requires/)).toHaveTextContent(
      'Second factor: none; their role requires one from Dec 3, 2026.',
    ),
}

export const Loading: Story = {
  parameters: { api: { ...withFactor, answers: [factorAnswer('never')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logged in, in 2 sessions.')).toBeVisible()
    await expect(canvas.queryByText(/^Second factor/)).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { api: { ...withFactor, answers: [failingFactor] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The second factor could not be loaded')).toBeVisible(),
}

/** The own second factor has a screen of its own. */
export const OwnAccount: Story = {
  args: { path: editPath('US', user, fakeSession().userId) },
  parameters: { api: { records: { users: [{ ...filled, id: fakeSession().userId }] } } },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Your own access' }))
    await expect(panel.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/US/dashboard/change-password',
    )
    await expect(canvas.queryByRole('button', { name: BUTTON })).toBeNull()
  },
}

/** Another answer to the read of the second factor only. */
function factorAnswer(answer: FakeAnswer): Override {
  return () =>
    ({ area, part }) =>
      area === 'users' && part === 'second-factor' ? answer : undefined
}

function failingFactor(...given: Parameters<Override>): ReturnType<Override> {
  const inPlace = answers.failing('users')(...given)
  return (request) => (request.part === 'second-factor' ? inPlace(request) : undefined)
}
