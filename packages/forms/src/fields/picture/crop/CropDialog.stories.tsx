import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCover } from '@staff/content/sampleImages'
import { sampleFile } from '@staff/content/stories/sampleFiles'
import { readPicture } from '@staff/entity'
import { defineStatus } from '@staff/ui/stories/status'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'

import { CropDialog } from './CropDialog'

const cover = sampleCover(0)
const use = readPicture(cover)
const cropped = {
  ...use,
  crop: { x: 400, y: 200, width: 400, height: 800 },
  focus: { x: 620, y: 400 },
}

const meta = {
  title: 'Forms/Fields/CropDialog',
  component: CropDialog,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-28' }),
    docs: { story: { inline: false, height: '760px' } },
  },
  args: {
    use,
    src: sampleFile(cover),
    cuts: { card: [3, 2], banner: [21, 9], portrait: [1, 1] },
    onDone: fn(),
    onClose: fn(),
  },
  argTypes: { use: { control: false }, cuts: { control: false } },
} satisfies Meta<typeof CropDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The whole picture, and below the sliders what the site shows of it. */
export const Playground: Story = {
  play: async () => {
    await expect(await screen.findByText('As “banner”, 21:9')).toBeVisible()
  },
}

export const Cropped: Story = {
  args: { use: cropped },
  play: async () => {
    await expect(await slider('Left edge')).toHaveAttribute('aria-valuetext', '40 %')
    await expect(await slider('From the left')).toHaveAttribute('aria-valuetext', '62 %')
  },
}

/** Fields of the site that show the whole picture have no cuts. */
export const WithoutCuts: Story = { args: { cuts: undefined } }

/** Every edge and the focus have a slider, so nothing needs a pointer. */
export const MovedByKeyboard: Story = {
  play: async ({ args }) => {
    const left = await slider('Left edge')
    await press(left, 250)
    await press(await slider('Bottom edge'), 600)
    await press(await slider('From the left'), 300)
    await expect(left).toHaveAttribute('aria-valuetext', '25 %')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onDone).toHaveBeenCalledWith({
      ...use,
      crop: { x: 250, y: 0, width: 750, height: 600 },
      focus: { x: 300, y: 300 },
    })
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** An edge stops before its opposite one, and the focus stays inside of the frame. */
export const Limits: Story = {
  args: { use: cropped },
  play: async ({ args }) => {
    await press(await slider('Right edge'), 0)
    await press(await slider('From the top'), 0)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onDone).toHaveBeenCalledWith({
      ...use,
      crop: { x: 400, y: 200, width: 50, height: 800 },
      focus: { x: 450, y: 200 },
    })
  },
}

/** A corner moves two edges; a press elsewhere moves the focus. */
export const MovedByPointer: Story = {
  play: async ({ args }) => {
    const corner = await handle('bottom right')
    await drag(corner, { x: 0.5, y: 0.75 })
    await drag(pictureOf(corner), { x: 0.25, y: 0.5 })
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onDone).toHaveBeenCalledWith({
      ...use,
      crop: { x: 0, y: 0, width: 500, height: 750 },
      focus: { x: 250, y: 500 },
    })
  },
}

export const WholePicture: Story = {
  args: { use: cropped },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Whole picture' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onDone).toHaveBeenCalledWith({ ...use, crop: undefined, focus: undefined })
  },
}

export const Cancelled: Story = {
  play: async ({ args }) => {
    await press(await slider('Left edge'), 250)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const BrokenPicture: Story = {
  args: { src: 'data:image/webp;base64,AAAA' },
  play: async () => {
    await expect(await screen.findByText('The picture cannot be shown.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { use: cropped },
}

function slider(label: string): Promise<HTMLElement> {
  return screen.findByRole('slider', { name: label })
}

/** Moves a slider as its keys do; a thousand presses would take long. */
async function press(element: HTMLElement, value: number) {
  element.focus()
  await expect(element).toHaveFocus()
  await fireEvent.change(element, { target: { value: String(value) } })
}

async function handle(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByText('As “card”, 3:2')).toBeVisible())
  const found = document.querySelector<HTMLElement>(`[data-handle="${name}"]`)
  if (!found) throw new Error(`There is no handle ${name}`)
  return found
}

function pictureOf(element: HTMLElement): HTMLElement {
  const picture = element.parentElement?.parentElement
  if (!picture) throw new Error('There is no picture')
  return picture
}

/** Drags from an element to a place of the picture, in shares of its size. */
async function drag(element: HTMLElement, { x, y }: { x: number; y: number }) {
  const picture = element.dataset['handle'] ? pictureOf(element) : element
  // There is no real pointer to capture.
  picture.setPointerCapture = () => {}
  const box = picture.getBoundingClientRect()
  const to = { clientX: box.left + x * box.width, clientY: box.top + y * box.height }
  await fireEvent.pointerDown(element, { button: 0, ...to })
  await fireEvent.pointerMove(element, to)
  await fireEvent.pointerUp(element, to)
}
