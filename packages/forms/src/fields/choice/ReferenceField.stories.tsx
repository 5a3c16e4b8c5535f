import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed } from '@staff/ui/stories/accessibilityChecks'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, fn, userEvent } from 'storybook/test'

import { roleFixtures } from '@staff/content/role/role.fixtures'
import { withFormProviders } from '@staff/content/stories/withFormProviders'
import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { ReferenceField } from './ReferenceField'
import { ReferencesContext, type UseReferences } from './references'

const retry = fn()

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
  decorators: [inSampleForm, withFormProviders],
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

/** While the records load, the field says so and keeps its height. */
export const Loading: Story = {
  decorators: [given(() => ({ status: 'loading' }))],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Loading…')
    await expectDescribed(canvas.getByRole('button'), {
      ...args,
      label: 'Role Name',
      required: true,
    })
  },
}

/** The failure is shown at the field, but not as an error of the value. Retry moves the focus into the field. */
export const NotLoaded: Story = {
  decorators: [given(() => ({ status: 'failed', retry }))],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('button', { name: /Role Name/ })
    await expect(canvas.getByRole('alert')).toHaveTextContent('The choices could not be loaded.')
    await expectDescribed(control, { ...args, label: 'Role Name', required: true })
    await expect(control).toHaveAccessibleDescription(/could not be loaded/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(control).toHaveFocus()
  },
}

function given(use: UseReferences): Decorator {
  return (Story) => (
    <ReferencesContext value={use}>
      <Story />
    </ReferencesContext>
  )
}
