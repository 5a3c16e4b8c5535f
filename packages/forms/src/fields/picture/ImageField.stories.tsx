import type { Meta, StoryObj } from '@storybook/react-vite'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { sampleCover, sampleImage } from '@staff/content/sampleImages'
import { endlessUploads, fakeUploads } from '@staff/content/stories/fakeUploads'
import { withFormProviders } from '@staff/content/stories/withFormProviders'
import { fieldMatrix, handedOn } from '../fieldStories'
import { inSampleForm } from '../sampleForm'
import { ImageField } from './ImageField'

const storedImage = sampleImage(0)

const uploadImage = fn(fakeUploads.uploadImage)

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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Playground: Story = {}

export const Matrix: Story = fieldMatrix({
  name: 'image',
  filled: storedImage,
  refused: 'https://example.com/priya.png',
  on: 'button',
  draw: (name) => <ImageField name={name} />,
})

const described = sampleCover(6)

/** Without a description, the title of the record describes the picture. */
export const NotDescribed: Story = {
  play: async ({ canvas }) => {
    await expect(await description(canvas)).toHaveAccessibleDescription(
      /the title of the record describes it/,
    )
  },
}

export const Described: Story = {
  parameters: { values: { image: described } },
  play: async ({ canvas }) => {
    await expect(await description(canvas)).toHaveValue('A lighthouse behind dunes')
  },
}

/** What was typed comes back when 'Decorative' is cleared again. */
export const Decorative: Story = {
  parameters: { values: { image: described } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Decorative' })
    await userEvent.click(box)
    await expect(await description(canvas)).toBeDisabled()
    await expect(await description(canvas)).toHaveValue('')
    await userEvent.click(box)
    await expect(await description(canvas)).toHaveValue('A lighthouse behind dunes')
  },
}

/** Words that a screen reader says anyway, and names of files, are questioned. */
export const Questioned: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const text = await description(canvas)
    await userEvent.type(text, 'Photo of a lighthouse')
    await expect(text).toHaveAccessibleDescription(/Begin with what it shows/)
    await userEvent.clear(text)
    await userEvent.type(text, 'IMG_2041.jpg')
    await expect(text).toHaveAccessibleDescription(/looks like the name of a file/)
  },
}

export const DescriptionTooLong: Story = {
  parameters: { values: { image: `${storedImage}#alt=${'A lamp '.repeat(40)}` } },
  play: async ({ canvas }) => {
    const text = await description(canvas)
    await userEvent.click(text)
    await userEvent.tab()
    await waitFor(() =>
      expect(text).toHaveAccessibleDescription(/should not exceed 250 characters/),
    )
    await expect(text).toBeInvalid()
  },
}

/** Another picture has no description yet. */
export const Replaced: Story = {
  tags: ['action'],
  parameters: { values: { image: described } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['…'], 'priya.png', { type: 'image/png' }))
    await expect(await canvas.findByText('priya.png')).toBeVisible()
    await expect(await description(canvas)).toHaveValue('')
    await expect(await description(canvas)).toBeEnabled()
  },
}

/** What a phone takes is made smaller before it is sent. */
export const PhotoOfAPhone: Story = {
  tags: ['action'],
  parameters: { values: { image: '' }, uploads: { ...fakeUploads, uploadImage } },
  play: async ({ canvas, canvasElement }) => {
    const photo = await noise(3000, 2000)
    await expect(photo.size).toBeGreaterThan(5 * 1024 * 1024)
    await choose(canvasElement, photo)
    await canvas.findByText('photo.png', {}, { timeout: 20_000 })
    const [sent] = uploadImage.mock.lastCall ?? []
    if (!sent) throw new Error('Nothing was sent')
    await expect(sent.size).toBeLessThan(5 * 1024 * 1024)
    const { width, height } = await createImageBitmap(sent)
    await expect([width, height, sent.type]).toEqual([2560, 1707, 'image/webp'])
  },
}

export const CannotBeMadeSmaller: Story = {
  parameters: { values: { image: '' } },
  play: async ({ canvas, canvasElement }) => {
    const bytes = new Uint8Array(6 * 1024 * 1024)
    await choose(canvasElement, new File([bytes], 'priya.jpg', { type: 'image/jpeg' }))
    const reason = 'priya.jpg has 6.0 MB and cannot be made smaller here. Choose one of up to 5 MB.'
    await expect(await canvas.findByText(reason)).toBeVisible()
  },
}

export const HeicPicture: Story = {
  parameters: { values: { image: '' } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['…'], 'IMG_1.HEIC', { type: '' }))
    await expect(await canvas.findByText(/Export it as JPEG/)).toBeVisible()
  },
}

/** The progress is visible and announced, and Remove cancels the upload. */
export const RemovedWhileUploading: Story = {
  tags: ['action'],
  parameters: { values: { image: '' }, uploads: endlessUploads },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['…'], 'priya.png', { type: 'image/png' }))
    const bar = await canvas.findByRole('progressbar')
    await expect(bar).toHaveAttribute('value', '0.4')
    await expect(canvas.getByText('40 %')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus()
  },
}

function description(canvas: Canvas): Promise<HTMLElement> {
  return canvas.findByRole('textbox', { name: 'Describe the picture' })
}

async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('No file input')
  // The file dialog would not offer files of other types.
  await userEvent.upload(input, file, { applyAccept: false })
}

/** A PNG with so much noise that its file is as large as that of a photograph. */
async function noise(width: number, height: number): Promise<File> {
  const pixels = new Uint8ClampedArray(width * height * 4)
  // The rest is plain.
  for (let at = 0; at < pixels.length / 3; at += 65_536)
    crypto.getRandomValues(pixels.subarray(at, at + 65_536))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return new File([blob ?? ''], 'photo.png', { type: 'image/png' })
}
