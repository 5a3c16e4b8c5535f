import type { Meta, StoryObj } from '@storybook/react-vite'

import { besideItsPreview } from '../stories/formFrame'
import { formStories, savingForm } from '../stories/formStories'
import { formWorld } from '../stories/formWorld'
import { makeMistake, refusesIn } from '../stories/refuses'
import { CareerForm } from './CareerForm'
import { careerFixtures } from './career.fixtures'

const form = formStories(careerFixtures)
const refuses = refusesIn(careerFixtures)

const meta = {
  title: 'Forms/Career',
  component: CareerForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [besideItsPreview, formWorld],
} satisfies Meta<typeof CareerForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { args: { saveLabel: 'Add career' } }
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
/** A number that cannot be read stays to be corrected, under the message of the range. */
export const ExperienceNotANumber: Story = {
  args: { initial: careerFixtures.filled },
  play: (context) =>
    makeMistake(context, { ...careerFixtures.invalid.experienceTooHigh, value: 'three years' }),
}
export const LocationMissing: Story = refuses('locationMissing')
export const LocationTooLong: Story = refuses('locationTooLong')
export const DepartmentMissing: Story = refuses('departmentMissing')
export const DepartmentTooLong: Story = refuses('departmentTooLong')
export const TypeMissing: Story = refuses('typeMissing')
export const TypeNotOffered: Story = refuses('typeNotOffered')
export const DescriptionMissing: Story = refuses('descriptionMissing')
export const DescriptionTooLong: Story = refuses('descriptionTooLong')
