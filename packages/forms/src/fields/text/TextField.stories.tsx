import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectDescribed } from '@staff/ui/stories/accessibilityChecks'
import { arabic, longText } from '@staff/ui/stories/states'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { TextField } from './TextField'

const meta = {
  title: 'Forms/Fields/TextField',
  component: TextField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { name: 'Priya Raman' },
  },
  args: { name: 'name', autoComplete: 'off' },
  argTypes: {
    name: { control: false },
    hint: handedOn.hint,
    placeholder: handedOn.placeholder,
  },
  decorators: [inSampleForm],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'name',
  filled: 'Priya Raman',
  refused: 'Priya Raman of the Northern Depots',
  long: longText,
  rightToLeft: arabic.person,
  draw: (name) => <TextField name={name} />,
})

/** No error appears while a person types. It appears on blur and disappears with the mistake. */
export const ErrorOnBlur: Story = {
  tags: ['action'],
  args: { hint: 'As it should stand under the quotation' },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(control)
    await expectDescribed(control, { ...args, label: 'Name', required: true })
    await userEvent.tab()
    await waitFor(() => expect(control).toBeInvalid())
    await expectDescribed(control, {
      ...args,
      label: 'Name',
      required: true,
      error: 'Name is required',
    })
    await userEvent.type(control, 'P')
    await waitFor(() => expect(control).toBeValid())
  },
}

/** A hidden character would make a second record that looks the same. The message names it and its place. */
export const HiddenCharacter: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(control)
    await userEvent.paste('Priya\u200B Raman')
    await userEvent.tab()
    await waitFor(() =>
      expectDescribed(control, {
        label: 'Name',
        required: true,
        error: 'Name contains a zero width space (U+200B) after "Priya"',
      }),
    )
  },
}

/** An emoji family is one character to a person, and eleven UTF-16 units. */
export const CountsGraphemes: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(control)
    await userEvent.paste('👨‍👩‍👧‍👦'.repeat(20))
    await userEvent.tab()
    await expect(control).toBeValid()
    await userEvent.type(control, '👨‍👩‍👧‍👦')
    await userEvent.tab()
    await waitFor(() =>
      expectDescribed(control, {
        label: 'Name',
        required: true,
        error: 'Name should not exceed 20 characters',
      }),
    )
  },
}

/** So many large characters are within the limit of 200, but too large for the database's sort index. */
export const TooManyLargeCharacters: Story = {
  parameters: { values: { title: '👨‍👩‍👧‍👦'.repeat(199) } },
  args: { name: 'title' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Title' })
    await userEvent.click(control)
    await userEvent.tab()
    await waitFor(() => expect(control).toBeInvalid())
    await expectDescribed(control, {
      label: 'Title',
      required: true,
      error: 'Title has too many large characters: shorten it',
    })
  },
}
