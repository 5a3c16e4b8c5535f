import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCover } from '@staff/content/sampleImages'
import { withFormProviders } from '@staff/content/stories/withFormProviders'
import { readPicture, writePicture } from '@staff/entity'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'

import { inSampleForm } from '../../sampleForm'
import { ImageField } from '../ImageField'

const described = sampleCover(6)

/** A picture field whose picture is cropped. */
const meta = {
  title: 'Forms/Fields/ImageField with a crop',
  component: ImageField,
  args: { name: 'image' },
  argTypes: { name: { control: false } },
  decorators: [inSampleForm, withFormProviders],
} satisfies Meta<typeof ImageField>

export default meta
type Story = StoryObj<typeof meta>

/** The thumbnail shows what is inside of the crop, with the focus as near to its middle as it can be. */
export const Cropped: Story = {
  parameters: {
    values: {
      image: writePicture({
        ...readPicture(sampleCover(0)),
        crop: { x: 500, y: 0, width: 500, height: 500 },
        focus: { x: 620, y: 400 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const thumbnail = canvasElement.querySelector('img')
    if (!thumbnail) throw new Error('There is no thumbnail')
    await waitFor(() => expect(thumbnail).toBeVisible())
    const box = thumbnail.getBoundingClientRect()
    const square = thumbnail.parentElement?.getBoundingClientRect()
    await expect(Math.round(box.height / (square?.height ?? 1))).toBe(2)
    await expect(Math.abs(box.left + box.width / 2 - (square?.left ?? 0))).toBeLessThan(2)
    await expect(Math.abs(box.top - (square?.top ?? 0))).toBeLessThan(2)
  },
}

/** The crop belongs to this use of the picture. */
export const CroppedInTheForm: Story = {
  tags: ['action'],
  parameters: { values: { image: described } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crop…' }))
    const slider = await screen.findByRole('slider', { name: 'Left edge' })
    await fireEvent.change(slider, { target: { value: '300' } })
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Crop…' }))
    await expect(await screen.findByRole('slider', { name: 'Left edge' })).toHaveValue('300')
    await userEvent.keyboard('{Escape}')
    const text = await canvas.findByRole('textbox', { name: 'Describe the picture' })
    await expect(text).toHaveValue('A lighthouse behind dunes')
  },
}
