import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { MarkdownTextArea, type MarkdownTextAreaProps } from './MarkdownTextArea'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { fieldStates } from '../stories/fieldStates'
import { arabic, longText } from '../stories/states'
import { expectDescribed, expectFocusOrder } from '../stories/accessibilityChecks'
import { Controlled, loadSampleRenderer } from './stories/Controlled'

const meta = {
  title: 'Components/Inputs/MarkdownTextArea',
  component: MarkdownTextArea,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-28' }),
  },
  args: {
    label: 'Description',
    name: 'description',
    value: '',
    loadRenderer: loadSampleRenderer,
    onChange: fn(),
  },
  render: Controlled,
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    aside: { control: 'text' },
    loadRenderer: { control: false },
  },
} satisfies Meta<typeof MarkdownTextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { value: 'You look after the **booking portal** of a haulage company.' },
}

export const Matrix: Story = matrixStory<MarkdownTextAreaProps>({
  draw: (props) => <MarkdownTextArea {...props} />,
  base: {
    label: 'Description',
    value: 'You look after the **booking portal** of a haulage company.',
    rows: 3,
    loadRenderer: loadSampleRenderer,
    onChange: () => {},
  },
  states: {
    ...fieldStates,
    'Text focus visible': { pseudo: 'focus-visible', on: 'textarea' },
    Empty: { props: { value: '' } },
    Disabled: { props: { disabled: true } },
    'Read only': { props: { readOnly: true } },
    'Right to left': {
      props: {
        ...fieldStates['Right to left'].props,
        label: arabic.description,
        value: arabic.sentence,
      },
      dir: 'rtl',
    },
    'Six rows, longer than its place': {
      props: { rows: 6, value: `${longText}\n\n`.repeat(5) },
    },
  },
})

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    await expect(area).toHaveAttribute('rows', '6')
    await userEvent.type(area, 'One line{Enter}and another')
    await expect(area).toHaveValue('One line\nand another')
    await expect(args.onChange).toHaveBeenCalledTimes(20)
  },
}

export const Invalid: Story = {
  args: {
    required: true,
    hint: 'Two or three sentences are enough.',
    error: 'Description is required',
  },
  play: ({ canvas, args }) => expectDescribed(canvas.getByRole('textbox'), args),
}

export const WithAside: Story = {
  args: { hint: 'Two or three sentences are enough.', aside: '190 of 200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Two or three sentences are enough. 190 of 200',
    )
  },
}

export const ReadOnly: Story = {
  args: { value: 'one', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Bold/ })).toBeDisabled()
    await expectFocusOrder([
      canvas.getByRole('button', { name: 'Preview' }),
      canvas.getByRole('textbox'),
    ])
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(canvas.getByRole('textbox')).toHaveValue('one')
  },
}
