import type { Meta, StoryObj } from '@storybook/react-vite'
import { defineStatus } from '@staff/ui/stories/status'
import { matrixStory, manyOfOneLandmark } from '@staff/ui/stories/matrixStory'
import { expect, userEvent } from 'storybook/test'

import { CheckboxField } from './CheckboxField'
import { inSampleForm, SampleForm } from '../sampleForm'

const meta = {
  title: 'Forms/Fields/CheckboxField',
  component: CheckboxField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-21' }),
    values: { isFeatured: true },
  },
  args: { name: 'isFeatured' },
  argTypes: { name: { control: false } },
  decorators: [inSampleForm],
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<{ isFeatured: boolean }>(
  {
    room: '20rem',
    draw: (values) => (
      <SampleForm values={values}>
        <CheckboxField name="isFeatured" hint="It stands first" />
      </SampleForm>
    ),
    base: { isFeatured: false },
    states: {
      'Not ticked': {},
      Ticked: { props: { isFeatured: true } },
      'Focus visible': { pseudo: 'focus-visible' },
      'Right to left': { dir: 'rtl' },
    },
  },
  manyOfOneLandmark,
)

export const Unticked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Is Featured' })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}
