import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { samplePicture } from '../Thumbnail/samplePicture'
import { ImageInput, type ImageInputProps } from './ImageInput'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { filled, imageInputMatrix } from './ImageInput.matrix'
import { expectDescribed } from '../stories/accessibilityChecks'

const meta = {
  title: 'Components/Inputs/ImageInput',
  component: ImageInput,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    label: 'Image',
    name: 'image',
    accept: 'image/jpeg,image/png,image/webp',
    onChoose: fn(),
    onRemove: fn(),
    onBlur: fn(),
  },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    src: { control: 'text' },
    progress: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
  },
} satisfies Meta<typeof ImageInput>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory(imageInputMatrix)

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Image' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  },
}

export const Filled: Story = {
  args: filled,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Replace' })).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: { required: true, hint: 'JPEG, PNG or WebP, up to 5 MB', error: 'Image is required' },
  play: ({ canvas, args }) => expectDescribed(canvas.getByRole('button'), args),
}

export const Uploading: Story = {
  args: { ...filled, progress: 0.42 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading priya.jpg' })
    await expect(bar).toHaveAttribute('value', '0.42')
    await expect(canvas.getByText('42 %')).toBeVisible()
  },
}

export const Broken: Story = {
  args: { ...filled, src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture cannot be shown')).toBeVisible()
  },
}

export const Chosen: Story = {
  tags: ['action'],
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
    if (!input) return
    await userEvent.upload(input, picture('priya.png'))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'priya.png' }))
    // The same file again, for example after it was refused or changed.
    await userEvent.upload(input, picture('priya.png'))
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}

export const Dropped: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group')
    const dataTransfer = carrying('first.png', 'second.png')
    drag('dragenter', zone, dataTransfer)
    await waitFor(() => expect(zone).toHaveAttribute('data-dragged-over'))
    drag('dragleave', zone, dataTransfer)
    await waitFor(() => expect(zone).not.toHaveAttribute('data-dragged-over'))
    drag('drop', zone, dataTransfer)
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'first.png' }))
  },
}

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group')
    drag('dragenter', zone, carrying('priya.png'))
    await waitFor(() => expect(zone).toHaveAttribute('data-dragged-over'))
  },
}

export const Pasted: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose a picture' })
    button.focus()
    const clipboardData = carrying('image.png')
    button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'image.png' }))
  },
}

/** The field keeps its height and the focus in all states. */
export const ChosenAndRemoved: Story = {
  tags: ['action'],
  render: Controlled,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const zone = canvas.getByRole('group')
    const height = zone.offsetHeight
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No file input')
    const choose = canvas.getByRole('button', { name: 'Choose a picture' })
    choose.focus()
    await userEvent.upload(input, picture('priya.png'))
    await expect(await canvas.findByRole('button', { name: 'Replace' })).toBe(choose)
    await expect(zone.offsetHeight).toBe(height)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(choose).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

function picture(name: string): File {
  return new File(['picture'], name, { type: 'image/png' })
}

function carrying(...names: string[]): DataTransfer {
  const data = new DataTransfer()
  for (const name of names) data.items.add(picture(name))
  return data
}

function drag(type: string, target: Element, dataTransfer: DataTransfer) {
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

function Controlled(args: ImageInputProps) {
  const [file, setFile] = useState<File>()
  return (
    <ImageInput
      {...args}
      src={file && samplePicture}
      fileName={file?.name}
      details={file && '640 × 640 · 84 KB'}
      onChoose={setFile}
      onRemove={() => setFile(undefined)}
    />
  )
}
