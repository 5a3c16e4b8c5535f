import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, longText } from '@staff/ui/stories/states'
import { defineStatus } from '@staff/ui/stories/status'
import { sampleImage } from '@staff/content/sampleImages'
import { withFormProviders } from '@staff/content/stories/withFormProviders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { longTextStories } from '../../stories/longTextStories'
import { MarkdownField } from './MarkdownField'

const meta = {
  title: 'Forms/Fields/MarkdownField',
  component: MarkdownField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { story: 'Six months, with an **option** for six more.' },
  },
  args: { name: 'story' },
  argTypes: {
    name: { control: false },
    hint: handedOn.hint,
    placeholder: handedOn.placeholder,
  },
  decorators: [inSampleForm],
} satisfies Meta<typeof MarkdownField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'story',
  filled: 'Six months, with an **option** for six more.',
  refused: 'Six months. '.repeat(9),
  long: longText,
  rightToLeft: arabic.sentence,
  draw: (name) => <MarkdownField name={name} />,
})

const shared = longTextStories('story', 'Story')

/** No error appears while a person types. It appears on blur and disappears with the mistake. */
export const ErrorOnBlur: Story = shared.errorOnBlur

/** From 90 % of the maximum on, the number of characters is shown, and announced when typing stops. */
export const CloseToTheMaximum: Story = shared.closeToTheMaximum

/** More can be typed than a save accepts, and the count says so. */
export const OverTheMaximum: Story = shared.overTheMaximum

/** Counting stops at twice the maximum, because a pasted text can have any length. */
export const FarOverTheMaximum: Story = shared.farOverTheMaximum

/** The preview shows the text as the website does. */
export const Previewed: Story = {
  tags: ['action'],
  parameters: { values: { story: '## Six months\n\nWith an **option** <b>for</b> more' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    const preview = within(canvas.getByRole('region', { name: 'Preview of Story' }))
    await expect(await preview.findByRole('heading', { name: 'Six months' })).toBeVisible()
    await expect(preview.getByText('option').localName).toBe('strong')
    await expect(preview.getByText(/<b>for<\/b>/)).toBeVisible()
  },
}

/** A button of the toolbar is no end of typing, so no error appears. */
export const MarksWhileTyping: Story = {
  tags: ['action'],
  parameters: { values: { story: '' } },
  play: async ({ canvas }) => {
    const control = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Story' })
    await userEvent.click(control)
    await userEvent.click(canvas.getByRole('button', { name: /^Bold/ }))
    await expect(control).toHaveValue('**text**')
    await expect(control).toHaveFocus()
    await expect(control).toBeValid()
  },
}

/** A picture is uploaded and described, and the preview shows it. */
export const PictureInserted: Story = {
  tags: ['action'],
  decorators: [withFormProviders],
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    area.setSelectionRange(0, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    const chooses = dialog.getByRole('button', { name: 'Choose a picture' })
    await expect(chooses).toHaveFocus()
    await expect(chooses).toHaveAccessibleDescription(expect.stringContaining('Choose a picture'))

    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
    if (!input) throw new Error('No file input')
    await userEvent.upload(input, new File(['…'], 'lamp.png', { type: 'image/png' }))
    const description = await dialog.findByRole('textbox', { name: 'Describe the picture' })
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    await expect(description).toBeInvalid()
    await expect(description).toHaveFocus()
    await userEvent.type(description, 'A [[lamp] on *my* desk')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    const picture = String.raw`![A \[lamp\] on \*my\* desk](${sampleImage(0)})`
    await waitFor(() => expect(area.value).toContain(`${picture}Six months`))
    await waitFor(() => expect(area).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await expect(await canvas.findByRole('img', { name: 'A [lamp] on *my* desk' })).toBeVisible()
  },
}

export const PictureCancelled: Story = {
  tags: ['action'],
  decorators: [withFormProviders],
  play: async ({ canvas }) => {
    const before = canvas.getByRole<HTMLTextAreaElement>('textbox').value
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox')).toHaveValue(before)
  },
}
