import { roleFixtures } from '@staff/content/role/role.fixtures'
import { user } from '@staff/entity/people'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { createPath, editPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { screenParameters } from '../../../testing/stories/screenStory'

/** The roles that an administrator can give to a colleague, also while they load or fail. */
const meta = {
  title: 'Screens/Areas/Users/Role choices',
  component: AdminAt,
  args: { path: createPath('US', user) },
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The stored role is kept even if the roles cannot be loaded. */
export const NotLoaded: Story = {
  args: { path: editPath('US', user, userFixtures.filled.id) },
  parameters: { api: { answers: [answers.failing('roles')] } },
  play: async ({ canvas }) => {
    // What they may do is not known then either.
    await expect(await canvas.findByText('The role could not be loaded')).toBeVisible()
    const said = await canvas.findByText('The choices could not be loaded.')
    await expect(said).toHaveRole('alert')
    const hint = within(said.parentElement ?? document.body)
    const control = canvas.getByRole('button', { name: /Role Name/ })
    await waitFor(() => expect(control).toHaveTextContent('Not loaded'))
    await userEvent.click(hint.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('The choices could not be loaded.')).toBeVisible()
  },
}

export const NotLoadedAndRetried: Story = {
  tags: ['action'],
  parameters: { api: { answers: [answers.failing('roles', 1)] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    const control = canvas.getByRole('button', { name: /Role Name/ })
    await waitFor(() => expect(control).toHaveTextContent('Choose…'))
    await expect(control).toHaveFocus()
    await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument()
    await expect(await openedOptions(control)).toHaveLength(roleFixtures.records.length)
  },
}

/** More records than the server returns at once. */
export const MoreThanAPage: Story = {
  parameters: { api: { records: { roles: Array.from({ length: 104 }, numbered) } } },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('button', { name: /Role Name/ })
    await waitFor(() => expect(control).toHaveTextContent('Choose…'))
    const options = await openedOptions(control)
    await expect(options).toHaveLength(104)
    await expect(options.at(-1)).toHaveTextContent('Role 104')
  },
}

function numbered(_: unknown, index: number) {
  const number = String(index + 1).padStart(3, '0')
  return {
    ...roleFixtures.filled,
    id: `019a0000-0000-7000-8000-000000000${number}`,
    name: `Role ${number}`,
  }
}

async function openedOptions(control: HTMLElement) {
  await userEvent.click(control)
  return within(await screen.findByRole('listbox')).getAllByRole('option')
}
