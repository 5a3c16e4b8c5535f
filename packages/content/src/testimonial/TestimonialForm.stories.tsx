import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { formStories, save, savingForm } from '@staff/forms/stories/formStories'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { invalidFieldStories } from '@staff/forms/stories/invalidField'

import { sampleImage } from '../sampleImages'
import { endlessUploads, refusedUploads, slowUploads } from '../stories/fakeUploads'
import { withFormProviders } from '../stories/withFormProviders'
import { TestimonialForm } from './TestimonialForm'
import { testimonial } from './testimonial.entity'
import { testimonialFixtures } from './testimonial.fixtures'

const { filled } = testimonialFixtures
const form = formStories(testimonialFixtures)
const refuses = invalidFieldStories(testimonialFixtures)

const meta = {
  title: 'Forms/Testimonial',
  component: TestimonialForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof TestimonialForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = form.new

export const Filled: Story = form.filled

export const Saving: Story = form.saving

export const SaveRefused: Story = form.saveRefused(
  'image',
  'Image is not stored here; upload it again',
)

export const SaveFailed: Story = form.saveFailed

export const SaveOffline: Story = form.offline

export const Conflict: Story = form.conflict

export const TheirVersion: Story = { ...form.theirVersion, tags: ['action'] }

/** Surrounding white space is not stored, and a rating is a number. */
export const Corrected: Story = {
  tags: ['action'],
  args: { initial: filled },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, '  Priya R. Raman ')
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Priya R. Raman', rating: 4 }),
      ),
    )
  },
}

export const NothingFilledIn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add testimonial' }))
    await expect(await canvas.findByText('Four things to correct before saving')).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual([
      'Name is required',
      'Rating is required',
      'Image is required',
      'Description is required',
    ])
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NameMissing: Story = refuses('nameMissing')
export const NameTooLong: Story = refuses('nameTooLong')
export const ImageMissing: Story = refuses('imageMissing')
export const ImageFromElsewhere: Story = refuses('imageFromElsewhere')
export const DescriptionMissing: Story = refuses('descriptionMissing')
export const DescriptionTooManyCharacters: Story = refuses('descriptionTooManyCharacters')
export const DescriptionTooLong: Story = refuses('descriptionTooLong')
export const RatingMissing: Story = refuses('ratingMissing')
export const RatingNotWhole: Story = refuses('ratingNotWhole')
export const RatingTooLow: Story = refuses('ratingTooLow')
export const RatingTooHigh: Story = refuses('ratingTooHigh')

/** No message appears while a person types, and it disappears with the mistake. */
export const MistakeCorrected: Story = {
  tags: ['action'],
  args: { initial: filled },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await expect(name).not.toBeInvalid()
    await userEvent.tab()
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.type(name, 'P')
    await waitFor(() => expect(name).toBeValid())
  },
}

export const PictureChosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['…'], 'priya.jpg', { type: 'image/jpeg' }))
    await expect(await canvas.findByText('priya.jpg')).toBeVisible()
    await expect(canvas.getByText('640 × 640 · 1 KB')).toBeVisible()
  },
}

export const PictureUploading: Story = {
  parameters: { uploads: endlessUploads },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['…'], 'priya.png', { type: 'image/png' }))
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
  },
}

/** The save waits for the upload, and the schema runs once for it. */
export const SavedWhileUploading: Story = {
  tags: ['action'],
  args: { initial: { ...filled, image: '' } },
  parameters: { uploads: slowUploads },
  play: async ({ canvasElement, args }) => {
    const checks = spyOn(testimonial.schema, 'validateSync')
    await choose(canvasElement, new File(['…'], 'priya.png', { type: 'image/png' }))
    await save(canvasElement)
    checks.mockClear()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1), { timeout: 5000 })
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: filled.name, image: sampleImage(0) }),
    )
    await expect(checks).toHaveBeenCalledTimes(1)
  },
}

export const PictureOfAnotherType: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['…'], 'priya.gif', { type: 'image/gif' }))
    const reason = 'priya.gif is not a JPEG, PNG or WebP picture. Choose another file.'
    await expect(await canvas.findByText(reason)).toBeVisible()
  },
}

export const PictureTooLarge: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bytes = new Uint8Array(26 * 1024 * 1024)
    await choose(canvasElement, new File([bytes], 'priya.jpg', { type: 'image/jpeg' }))
    const reason = 'priya.jpg has 26.0 MB; a picture may have up to 25 MB. Choose a smaller one.'
    await expect(await canvas.findByText(reason)).toBeVisible()
  },
}

export const PictureRefused: Story = {
  parameters: { uploads: refusedUploads },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['…'], 'priya.jpg', { type: 'image/jpeg' }))
    await expect(
      await canvas.findByText('This file is not a picture that can be read.'),
    ).toBeVisible()
  },
}

export const DraftRestored: Story = {
  tags: ['action'],
  args: { initial: filled, draft: { ...filled, name: 'Priya R.' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveValue('Priya R.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }))
    await expect(name).toHaveValue('Priya Raman')
  },
}

async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The form has no file input')
  // The file dialog offers images only; a drop or a paste can be any file.
  await userEvent.upload(input, file, { applyAccept: false })
}
