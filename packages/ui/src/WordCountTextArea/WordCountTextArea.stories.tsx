import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { WordCountTextArea, type WordCountTextAreaProps } from './WordCountTextArea'

const FORTY_SEVEN_WORDS =
  'They rebuilt our booking portal in eleven weeks and the drivers actually like it. What stayed with me is how they worked: a demo every Friday, no surprises on the invoice, and two of their engineers who knew our depot codes better than some of us do.'

const meta = {
  title: 'Components/WordCountTextArea',
  component: WordCountTextArea,
  args: {
    label: 'Description',
    name: 'description',
    required: true,
    value: '',
    mostWords: 43,
    countWords: (text) => text.split(/\s+/).filter(Boolean).length,
    onChange: fn(),
  },
  render: Controlled,
} satisfies Meta<typeof WordCountTextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 / 43')).toBeVisible()
    await expect(canvas.getByRole('status').textContent).toBe('')
  },
}

export const Filled: Story = {
  args: {
    value: 'They rebuilt our booking portal in eleven weeks and the drivers actually like it.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 / 43')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('14 of at most 43 words')
  },
}

export const WhileTyping: Story = {
  args: { mostWords: 3, hint: 'Three words about the work' },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    const status = canvas.getByRole('status')

    await userEvent.type(area, 'On time')
    await expect(args.onChange).toHaveBeenCalledTimes(7)
    await expect(canvas.getByText('2 / 3')).toBeVisible()
    await expect(status.textContent).toBe('')
    await waitFor(() => expect(status).toHaveTextContent('1 word remaining'))

    await userEvent.type(area, ' and on budget')
    await expect(canvas.getByText('5 / 3')).toBeVisible()
    await waitFor(() => expect(status).toHaveTextContent('2 words too many'))
    await expect(area).toHaveAccessibleDescription(
      'Three words about the work 5 of at most 3 words',
    )
  },
}

export const TooManyWords: Story = {
  args: {
    value: FORTY_SEVEN_WORDS,
    hint: 'A few sentences in the words of the customer',
    error: 'Description should not exceed 43 words (currently 47 words)',
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription(
      /in the words of the customer.*should not exceed 43 words.*47 of at most 43 words/,
    )
    await expect(canvas.getByText('47 / 43')).toBeVisible()
  },
}

export const Disabled: Story = { args: { value: 'They rebuilt our portal.', disabled: true } }

function Controlled(args: WordCountTextAreaProps) {
  const [value, setValue] = useState(args.value)
  return (
    <WordCountTextArea
      {...args}
      value={value}
      onChange={(event) => {
        setValue(event.target.value)
        args.onChange?.(event)
      }}
    />
  )
}
