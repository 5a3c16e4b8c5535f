import type { Meta, StoryObj } from '@storybook/react-vite'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { formStories, savingForm } from '@staff/forms/stories/formStories'
import { invalidFieldStories } from '@staff/forms/stories/invalidField'

import { withFormProviders } from '../stories/withFormProviders'
import { ContractualPositionForm } from './ContractualPositionForm'
import { contractualPositionFixtures } from './contractualPosition.fixtures'

const form = formStories(contractualPositionFixtures)
const refuses = invalidFieldStories(contractualPositionFixtures)

const meta = {
  title: 'Forms/Contractual position',
  component: ContractualPositionForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof ContractualPositionForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = form.new
export const Filled: Story = form.filled
export const Saving: Story = form.saving
export const SaveRefused: Story = form.saveRefused('role', 'Role is already advertised')
export const SaveFailed: Story = form.saveFailed
export const SaveOffline: Story = form.offline
export const Conflict: Story = form.conflict

export const RoleMissing: Story = refuses('roleMissing')
export const RoleTooLong: Story = refuses('roleTooLong')
export const LocationMissing: Story = refuses('locationMissing')
export const LocationTooLong: Story = refuses('locationTooLong')
export const DurationMissing: Story = refuses('durationMissing')
export const DurationTooLong: Story = refuses('durationTooLong')
export const TypeMissing: Story = refuses('typeMissing')
export const TypeNotOffered: Story = refuses('typeNotOffered')
export const InterviewModeMissing: Story = refuses('interviewModeMissing')
export const InterviewModeNotOffered: Story = refuses('interviewModeNotOffered')
export const SummaryMissing: Story = refuses('summaryMissing')
export const SummaryTooLong: Story = refuses('summaryTooLong')
export const MetaTitleTooLong: Story = refuses('metaTitleTooLong')
export const MetaDescriptionTooLong: Story = refuses('metaDescriptionTooLong')
export const ShareImageFromElsewhere: Story = refuses('shareImageFromElsewhere')
