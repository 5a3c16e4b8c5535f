import type { Meta, StoryObj } from '@storybook/react-vite'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, userEvent, waitFor } from 'storybook/test'

import { sampleImage } from '@staff/content/sampleImages'
import { endlessUploads } from '@staff/content/stories/fakeUploads'
import { withFormProviders } from '@staff/content/stories/withFormProviders'
import { fieldMatrix, handedOn } from './fieldStories'
import { inSampleForm } from './sampleForm'
import { ImageField } from './ImageField'

const storedImage = sampleImage(0)

const meta = {
  title: 'Forms/Fields/ImageField',
  component: ImageField,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    values: { image: storedImage },
  },
  args: { name: 'image' },
  argTypes: { name: { control: false }, hint: handedOn.hint },
  decorators: [inSampleForm, withFormProviders],
} satisfies Meta<typeof ImageField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'image',
  filled: storedImage,
  refused: 'https://example.com/priya.png',
  on: 'button',
  draw: (name) => <ImageField name={name} />,
})

/** The progress is visible and announced, and Remove cancels the upload. */
export const RemovedWhileUploading: Story = {
  tags: ['action'],
  parameters: { values: { image: '' }, uploads: endlessUploads },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('No file input')
    await userEvent.upload(input, new File(['…'], 'priya.png', { type: 'image/png' }))
    const bar = await canvas.findByRole('progressbar')
    await expect(bar).toHaveAttribute('value', '0.4')
    await expect(canvas.getByText('40 %')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus()
  },
}
