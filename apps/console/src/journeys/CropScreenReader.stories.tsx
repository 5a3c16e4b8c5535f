import { editPath } from '@staff/admin'
import { AdminAt } from '@staff/admin/testing'
import { transcribe } from '@staff/admin/testing/screenReader'
import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

const { filled } = blogFixtures

// Update the file with `-- --project stories -u` and review it.
const transcripts = import.meta.glob<string>('./crop-a-picture.transcript.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const stored = (file: string) => transcripts[`./${file}`]

/** What a screen reader reads while somebody crops the picture of an article, without a pointer. */
const meta = {
  title: 'Journeys/Screen reader, crop',
  component: AdminAt,
  args: { path: editPath('US', blog, filled.id) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const CropAPicture: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' })
    const crop = await canvas.findByRole('button', { name: 'Crop…' })
    const { step, compare } = transcribe(stored)
    await step('Goes from the title to the picture', async () => {
      title.focus()
      await tabTo(crop)
    })
    await step('Opens the crop', open)
    await step('Walks through the frame and the focus', async () => {
      await tabTo(dialog().getByRole('slider', { name: 'From the top' }))
    })
    await step('Moves the focus to the left', () => slide('From the left', 300, 310))
    await step('Moves the left edge over it', () => slide('Left edge', 400, 410))
    await step('Moves the bottom edge as far as it goes', () => slide('Bottom edge', 0, 10))
    await step('Applies it', async () => {
      await tabTo(dialog().getByRole('button', { name: 'Apply' }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(crop).toHaveFocus())
      await screen.findByText('Crop and focus are set.')
    })
    await step('Opens it again, and goes back to the whole picture', async () => {
      await open()
      await tabTo(dialog().getByRole('button', { name: 'Whole picture' }))
      await userEvent.keyboard('{Enter}')
      await screen.findByText(/^The whole picture is in the frame/)
    })
    await step('Changes their mind', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(crop).toHaveFocus())
    })
    await step('Finds the crop as it was set', async () => {
      await open()
      await tabTo(dialog().getByRole('slider', { name: 'Left edge' }))
    })
    await compare('Crop a picture')
  },
}

export const CropAPictureOnAPhone: Story = {
  ...CropAPicture,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

function dialog() {
  return within(screen.getByRole('dialog', { name: 'Crop and focus' }))
}

async function open() {
  await userEvent.keyboard('{Enter}')
  const opened = await screen.findByRole('dialog', { name: 'Crop and focus' })
  await waitFor(() => expect(opened).toHaveFocus())
  await dialog().findByText(/^As “card”/)
}

async function tabTo(control: HTMLElement) {
  for (let stops = 0; stops < 40 && document.activeElement !== control; stops += 1)
    await userEvent.tab()
  await expect(control).toHaveFocus()
}

/** Moves a slider as its keys do: the library that presses them knows no sliders. */
async function slide(name: string, ...values: number[]) {
  const slider = dialog().getByRole('slider', { name })
  slider.focus()
  for (const value of values) await fireEvent.change(slider, { target: { value: String(value) } })
}
