import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectTold } from '@staff/ui/stories/relations'
import { defineStatus } from '@staff/ui/stories/status'
import { expect } from 'storybook/test'

import { roleFixtures } from '../role/role.fixtures'
import { formWorld } from '../stories/formWorld'
import { fieldMatrix, handedOn } from './fieldStories'
import { inSampleForm } from './sampleForm'
import { ReferenceField } from './ReferenceField'
import { ReferencesContext, type UseReferences } from './references'

const [adminRole = ''] = roleFixtures.records.map(({ id }) => id)

const meta = {
  title: 'Forms/Fields/ReferenceField',
  component: ReferenceField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { role: adminRole },
  },
  args: { name: 'role' },
  argTypes: { name: { control: false }, hint: handedOn.hint },
  decorators: [inSampleForm, formWorld],
} satisfies Meta<typeof ReferenceField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'role',
  filled: adminRole,
  on: 'button',
  draw: (name) => <ReferenceField name={name} />,
})

/** Until the records are there the field says so, and keeps its place. */
export const OnTheirWay: Story = {
  decorators: [
    (Story) => (
      <ReferencesContext value={notYet}>
        <Story />
      </ReferencesContext>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Loading…')
    await expectTold(canvas.getByRole('button'), { ...args, label: 'Role Name', required: true })
  },
}

const notYet: UseReferences = () => undefined
