import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { WordCountTextArea, type WordCountTextAreaProps } from './WordCountTextArea'
import { TextArea } from '../TextArea/TextArea'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { fieldStates } from '../stories/fieldStates'
import { arabic, longText } from '../stories/states'
import { expectDescribed } from '../stories/accessibilityChecks'

const FORTY_SEVEN_WORDS =
  'They rebuilt our booking portal in eleven weeks and the drivers actually like it. What stayed with me is how they worked: a demo every Friday, no surprises on the invoice, and two of their engineers who knew our depot codes better than some of us do.'

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

const meta = {
  title: 'Components/Inputs/WordCountTextArea',
  component: WordCountTextArea,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    label: 'Description',
    name: 'description',
    required: true,
    value: '',
    maxWords: 43,
    countWords,
    onChange: fn(),
  },
  render: Controlled,
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    countWords: { control: false },
  },
} satisfies Meta<typeof WordCountTextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const draw = (props: WordCountTextAreaProps) => <WordCountTextArea {...props} />

export const Matrix: Story = matrixStory<WordCountTextAreaProps>({
  draw,
  base: {
    label: 'Description',
    value: 'They rebuilt our booking portal.',
    rows: 3,
    maxWords: 43,
    countWords,
    onChange: () => {},
  },
  states: {
    ...fieldStates,
    Empty: { props: { value: '' } },
    Invalid: {
      props: {
        value: FORTY_SEVEN_WORDS,
        required: true,
        error: 'Description should not exceed 43 words (currently 47 words)',
      },
    },
    Disabled: { props: { disabled: true } },
    'Long text': { props: { ...fieldStates['Long text'].props, value: longText } },
    'Right to left': {
      props: { label: arabic.description, value: arabic.sentence, required: true },
      dir: 'rtl',
    },
  },
})

export const DoDont: Story = doAndDont({
  do: {
    show: draw({
      label: 'Description',
      value: 'On time, on budget and kind',
      maxWords: 3,
      countWords,
      rows: 2,
      error: 'Description should not exceed 3 words (currently 6 words)',
    }),
    because: 'let people write on and shorten afterwards; the count and the message help.',
  },
  dont: {
    show: <TextArea label="Description" rows={2} defaultValue="On time, on" maxLength={11} />,
    because: 'cut off what is typed or pasted: words are lost without a word.',
  },
})

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 43 words')).toBeVisible()
    await expect(canvas.getByRole('status').textContent).toBe('')
  },
}

export const Filled: Story = {
  args: {
    value: 'They rebuilt our booking portal in eleven weeks and the drivers actually like it.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 of 43 words')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('14 of at most 43 words')
  },
}

export const WhileTyping: Story = {
  args: { maxWords: 3, hint: 'Three words about the work' },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    const status = canvas.getByRole('status')

    await userEvent.type(area, 'On time')
    await expect(args.onChange).toHaveBeenCalledTimes(7)
    await expect(canvas.getByText('2 of 3 words')).toBeVisible()
    await expect(status.textContent).toBe('')
    await waitFor(() => expect(status).toHaveTextContent('1 word remaining'))

    await userEvent.type(area, ' and on budget')
    await expect(canvas.getByText('5 of 3 words')).toBeVisible()
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
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox')
    await expectDescribed(area, args)
    await expect(area).toHaveAccessibleDescription(/47 of at most 43 words/)
    await expect(canvas.getByText('47 of 43 words')).toBeVisible()
  },
}

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
