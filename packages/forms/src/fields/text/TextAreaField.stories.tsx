import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, longText } from '@staff/ui/stories/states'
import { defineStatus } from '@staff/ui/stories/status'

import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { longTextStories } from '../../stories/longTextStories'
import { TextAreaField } from './TextAreaField'

const meta = {
  title: 'Forms/Fields/TextAreaField',
  component: TextAreaField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { summary: 'Six months, with an option for six more.' },
  },
  args: { name: 'summary' },
  argTypes: {
    name: { control: false },
    hint: handedOn.hint,
    placeholder: handedOn.placeholder,
  },
  decorators: [inSampleForm],
} satisfies Meta<typeof TextAreaField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'summary',
  filled: 'Six months, with an option for six more.',
  refused: 'Six months. '.repeat(9),
  long: longText,
  rightToLeft: arabic.sentence,
  draw: (name) => <TextAreaField name={name} />,
})

const shared = longTextStories('summary', 'Summary')

/** No error appears while a person types. It appears on blur and disappears with the mistake. */
export const ErrorOnBlur: Story = shared.errorOnBlur

/** From 90 % of the maximum on, the number of characters is shown, and announced when typing stops. */
export const CloseToTheMaximum: Story = shared.closeToTheMaximum

/** More can be typed than a save accepts, and the count says so. */
export const OverTheMaximum: Story = shared.overTheMaximum

/** Counting stops at twice the maximum, because a pasted text can have any length. */
export const FarOverTheMaximum: Story = shared.farOverTheMaximum
