import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { TextArea, type TextAreaProps } from './TextArea'
import { arabic, longText } from '../stories/states'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { fieldStates } from '../stories/fieldStates'
import { expectDescribed } from '../stories/accessibilityChecks'

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { label: 'Summary', name: 'summary', onChange: fn(), onBlur: fn() },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    aside: { control: 'text' },
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { defaultValue: 'Six months, with an option for six more.' },
}

export const Matrix: Story = matrixStory<TextAreaProps>({
  draw: (props) => <TextArea {...props} />,
  base: {
    label: 'Summary',
    defaultValue: 'You look after the booking portal of a haulage company.',
    rows: 3,
  },
  states: {
    ...fieldStates,
    Empty: { props: { defaultValue: '' } },
    'With a placeholder': { props: { defaultValue: '', placeholder: 'Two or three sentences' } },
    Disabled: { props: { disabled: true } },
    'Read only': { props: { readOnly: true } },
    'Right to left': {
      props: {
        ...fieldStates['Right to left'].props,
        label: arabic.description,
        defaultValue: arabic.sentence,
      },
      dir: 'rtl',
    },
    'Six rows, longer than its place': {
      props: { rows: 6, defaultValue: `${longText}\n\n`.repeat(5) },
    },
  },
})

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Summary' })
    await expect(area).toHaveAttribute('rows', '6')
    await userEvent.type(area, 'One line{Enter}and another')
    await expect(area).toHaveValue('One line\nand another')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  args: {
    required: true,
    hint: 'Two or three sentences are enough.',
    error: 'Summary is required',
  },
  play: ({ canvas, args }) => expectDescribed(canvas.getByRole('textbox'), args),
}

export const WithAside: Story = {
  args: { hint: 'Two or three sentences are enough.', aside: '190 / 200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Two or three sentences are enough. 190 / 200',
    )
  },
}
