import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { TagInput, type TagInputProps } from './TagInput'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { arabic } from '../stories/states'
import { manyTags, rightToLeft, tagInputMatrix } from './TagInput.matrix'
import { expectFocusOrder, expectDescribed } from '../stories/accessibilityChecks'

const meta = {
  title: 'Components/Inputs/TagInput',
  component: TagInput,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { label: 'Tags', name: 'tags', value: [], onChange: fn(), onBlur: fn() },
  render: Controlled,
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof TagInput>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { value: ['React', 'Storybook', 'Design systems'] } }

export const Matrix: Story = matrixStory(tagInputMatrix)

/** The tags run from right to left, and the left arrow key moves to the next. */
export const DarkRightToLeft: Story = {
  args: { ...rightToLeft, hint: arabic.hint },
  globals: { theme: 'dark', direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: {
    required: true,
    hint: 'Enter or a comma adds a tag.',
    error: 'At least one tag is required',
    value: ['React'],
  },
  play: async ({ canvas, args }) => {
    await expectDescribed(canvas.getByRole('textbox'), args)
    await expect(canvas.getByRole('list', { name: 'Tags' })).toBeVisible()
    await expectFocusOrder([canvas.getByRole('button'), canvas.getByRole('textbox')])
  },
}

export const Disabled: Story = {
  args: { value: ['React', 'Storybook'], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const ManyTags: Story = {
  args: {
    value: manyTags,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const AddedWithEnterAndComma: Story = {
  tags: ['action'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '  React {Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['React'])
    await expect(canvas.getByRole('status')).toHaveTextContent('React added')
    await userEvent.type(input, 'Storybook,')
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'Storybook'])
    await expect(input).toHaveValue('')
    await userEvent.type(input, '   ,')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const AddedOnBlur: Story = {
  tags: ['action'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'React')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledWith(['React'])
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const PastedList: Story = {
  tags: ['action'],
  args: { value: ['React'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Storybook; react\nyup, Formik,, ')
    await expect(args.onChange).toHaveBeenCalledWith(['React', 'Storybook', 'yup', 'Formik'])
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Storybook, yup, Formik added. React is already there',
    )
    await userEvent.paste('Vite')
    await expect(canvas.getByRole('textbox')).toHaveValue('Vite')
  },
}

export const Duplicate: Story = {
  tags: ['action'],
  args: { value: ['React', 'Storybook'] },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'REACT{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('React is already there')
    await expect(input).toHaveAccessibleDescription('React is already there')
    await expect(input).toHaveValue('')
  },
}

export const RemovedByButton: Story = {
  tags: ['action'],
  args: { value: ['React', 'Storybook', 'Vite'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Storybook' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'Vite'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Storybook removed')
    // The focus stays in the list: on the tag that took the place.
    await expect(canvas.getByRole('button', { name: 'Remove Vite' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Remove React' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

export const RemovedByBackspace: Story = {
  tags: ['action'],
  args: { value: ['React', 'Storybook'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ab{Backspace}{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenCalledWith(['React'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Storybook removed')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const MovedWithArrows: Story = {
  tags: ['action'],
  args: { value: ['React', 'Storybook', 'Vite'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    const [react, storybook, vite] = canvas.getAllByRole('button')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(vite).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(storybook).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(react).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(input).toHaveFocus()
    // Going back, the tags are one tab stop, not three.
    await userEvent.tab({ shift: true })
    await expect(vite).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(document.body).toHaveFocus()
  },
}

function Controlled(args: TagInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <TagInput
      {...args}
      value={value}
      onChange={(tags) => {
        setValue(tags)
        args.onChange(tags)
      }}
    />
  )
}
