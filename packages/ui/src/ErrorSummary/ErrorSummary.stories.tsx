import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../Button/Button'
import { RatingInput } from '../RatingInput/RatingInput'
import { space } from '../theme/tokens'
import { TextInput } from '../TextInput/TextInput'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { arabic, longText } from '../stories/states'

const meta = {
  title: 'Components/Feedback/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    title: 'Two things to correct before saving',
    errors: [
      {
        id: 'description',
        message: 'Description should not exceed 43 words (currently 47 words)',
      },
      { id: 'rating', message: 'Rating is required' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const oneError = [{ id: 'name', message: 'Name is required' }]

export const Matrix: Story = matrixStory<ErrorSummaryProps>({
  room: '24rem',
  draw: (props) => <ErrorSummary {...props} />,
  base: { title: 'One thing to correct before saving', errors: oneError },
  states: {
    Default: {},
    Hover: { pseudo: 'hover', on: 'a' },
    'Focus visible, the summary': { pseudo: 'focus-visible', on: '[role="group"]' },
    'Focus visible, a link': { pseudo: 'focus-visible', on: 'a' },
    'Long text': { props: { errors: [{ id: 'name', message: longText }] } },
    'Right to left': {
      props: { title: arabic.description, errors: [{ id: 'name', message: arabic.error }] },
      dir: 'rtl',
    },
  },
})

export const DoDont: Story = doAndDont({
  do: {
    show: <ErrorSummary title="One thing to correct before saving" errors={oneError} />,
    because: 'repeat the sentence of the field and link to it; the summary takes the focus.',
  },
  dont: {
    show: <ErrorSummary title="The form contains errors" errors={[]} />,
    because: 'send people looking for what is wrong.',
  },
})

export const TwoProblems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Two things to correct')
    await expect(canvas.getByRole('group')).toHaveAccessibleName(
      'Two things to correct before saving',
    )
  },
}

/** After a refused save the summary has the focus, and each link leads to its control. */
export const FocusedAfterARefusedSave: Story = {
  tags: ['action'],
  args: {
    errors: [
      { id: 'name', message: 'Name is required' },
      { id: 'rating', message: 'Rating is required' },
    ],
  },
  render: RefusedForm,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Rating is required' }))
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus()
    const link = canvas.getByRole('link', { name: 'Name is required' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(window.location.hash).toBe('')
  },
}

// As in the forms' SchemaErrorSummary.
const titles: Record<number, string> = {
  1: 'One thing to correct before saving',
  2: 'Two things to correct before saving',
}

/** A correction is announced in one sentence; the list is not read again. */
export const OneCorrected: Story = {
  render: function Correcting(args) {
    const [errors, setErrors] = useState(args.errors)
    return (
      <>
        <ErrorSummary title={titles[errors.length] ?? ''} errors={errors} />
        <Button onClick={() => setErrors(errors.slice(1))}>Correct one</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Two things to correct before saving')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    const title = canvas.getByRole('heading', { name: 'One thing to correct before saving' })
    await expect(title).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

function RefusedForm(args: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div style={{ display: 'grid', gap: space.s5 }}>
      <ErrorSummary {...args} ref={summary} />
      <TextInput id="name" label="Name" required error="Name is required" />
      <RatingInput
        id="rating"
        label="Rating"
        name="rating"
        required
        value={null}
        error="Rating is required"
        onChange={() => undefined}
      />
    </div>
  )
}
