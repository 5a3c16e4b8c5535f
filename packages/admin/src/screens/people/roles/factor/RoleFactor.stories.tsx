import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { AdminAt } from '../../../../testing/stories/AdminAt'
import { screenParameters } from '../../../../testing/stories/screenStory'
import {
  confirmed,
  factorAnswer,
  failingFactor,
  formOfRole,
  panelOf,
  roleId,
} from './stories/roleFactorSteps'

const people = userFixtures.records.filter((each) => each.roleId === roleId)

/** Whether a role requires a second factor, from which day, and who has none. */
const meta = {
  title: 'Screens/Areas/Roles/Second factor',
  component: AdminAt,
  args: { path: formOfRole },
  parameters: { ...screenParameters, api: confirmed },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The names lead to the people. */
export const NotRequired: Story = {
  parameters: { api: { ...confirmed, usersWithFactor: [String(people[0]?.id)] } },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas)
    await expect(await panel.findByText('1 of 3 people has one.')).toBeVisible()
    const names = panel.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toHaveLength(2)
    await expect(panel.getByText('Not required.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Require…' })).toBeEnabled()
  },
}

export const NotRequiredOnAPhone: Story = {
  ...NotRequired,
  globals: { viewport: { value: 'phone' } },
}

export const EverybodyHasOne: Story = {
  parameters: { api: { ...confirmed, usersWithFactor: people.map(({ id }) => id) } },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas)
    await expect(await panel.findByText('3 of 3 people have one.')).toBeVisible()
    await expect(panel.queryByText('Without one:')).toBeNull()
  },
}

export const NobodyHasTheRole: Story = {
  parameters: { api: { ...confirmed, records: { users: [] } } },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas)
    await expect(await panel.findByText('Nobody has this role.')).toBeVisible()
  },
}

/** Twenty people are named. */
export const ManyWithout: Story = {
  parameters: {
    api: {
      answers: [
        factorAnswer({
          status: 200,
          body: {
            from: '2026-12-03',
            people: 31,
            withFactor: 6,
            without: Array.from({ length: 20 }, (_, index) => ({
              id: `019a0000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
              name: `Person ${index + 1}`,
            })),
          },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas)
    await expect(await panel.findByText('+ 5 more')).toBeVisible()
    await expect(panel.getByText(/^Required from/)).toHaveTextContent('Required from Dec 3, 2026.')
    await expect(panel.getByRole('button', { name: 'Change…' })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: { api: { answers: [factorAnswer('never')] } },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas)
    await expect(panel.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { api: { answers: [failingFactor] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The second factors could not be loaded')).toBeVisible(),
}
