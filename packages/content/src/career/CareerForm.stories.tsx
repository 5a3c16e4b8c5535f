import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { formStories, save, savingForm } from '@staff/forms/stories/formStories'
import { controlOf, makeMistake, invalidFieldStories } from '@staff/forms/stories/invalidField'

import { withFormProviders } from '../stories/withFormProviders'
import { CareerForm } from './CareerForm'
import { careerFixtures } from './career.fixtures'

const form = formStories(careerFixtures)
const refuses = invalidFieldStories(careerFixtures)

const meta = {
  title: 'Forms/Career',
  component: CareerForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof CareerForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = form.new
export const Filled: Story = form.filled
export const Saving: Story = form.saving
export const SaveRefused: Story = form.saveRefused('title', 'Job title is already advertised')
export const SaveFailed: Story = form.saveFailed
export const SaveOffline: Story = form.offline
export const Conflict: Story = form.conflict

export const TitleMissing: Story = refuses('titleMissing')
export const TitleTooLong: Story = refuses('titleTooLong')
export const ExperienceMissing: Story = refuses('experienceMissing')
export const ExperienceTooLow: Story = refuses('experienceTooLow')
export const ExperienceTooHigh: Story = refuses('experienceTooHigh')
export const ExperienceTooLong: Story = refuses('experienceTooLong')
/** A text that is not a number stays in the field, with the message of the range. */
export const ExperienceNotANumber: Story = {
  args: { initial: careerFixtures.filled },
  play: (context) =>
    makeMistake(context, { ...careerFixtures.invalid.experienceTooHigh, value: 'three years' }),
}
/** A notation of programs, not of people. */
export const ExperienceWithAnExponent: Story = {
  args: { initial: careerFixtures.filled },
  play: (context) =>
    makeMistake(context, { ...careerFixtures.invalid.experienceTooHigh, value: '1e1' }),
}
export const ExperienceHexadecimal: Story = {
  args: { initial: careerFixtures.filled },
  play: (context) =>
    makeMistake(context, { ...careerFixtures.invalid.experienceTooHigh, value: '0x10' }),
}
/** Surrounding spaces, a sign and full-width digits are accepted. */
export const ExperienceInFullWidthDigits: Story = {
  args: { initial: careerFixtures.filled },
  play: async ({ canvasElement, args }) => {
    const experience = controlOf(canvasElement, 'experience')
    await userEvent.clear(experience)
    await userEvent.paste(' \uff12\uff0e\uff15 ')
    await save(canvasElement)
    const saved = expect.objectContaining({ experience: 2.5 })
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(saved))
  },
}
export const LocationMissing: Story = refuses('locationMissing')
export const LocationTooLong: Story = refuses('locationTooLong')
export const DepartmentMissing: Story = refuses('departmentMissing')
export const DepartmentTooLong: Story = refuses('departmentTooLong')
export const TypeMissing: Story = refuses('typeMissing')
export const TypeNotOffered: Story = refuses('typeNotOffered')
export const DescriptionMissing: Story = refuses('descriptionMissing')
export const DescriptionTooLong: Story = refuses('descriptionTooLong')
export const MetaTitleTooLong: Story = refuses('metaTitleTooLong')
export const MetaDescriptionTooLong: Story = refuses('metaDescriptionTooLong')
export const ShareImageFromElsewhere: Story = refuses('shareImageFromElsewhere')
