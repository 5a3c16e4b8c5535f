import type { Meta, StoryObj } from '@storybook/react-vite'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { formStories, savingForm } from '@staff/forms/stories/formStories'
import { invalidFieldStories } from '@staff/forms/stories/invalidField'

import { withFormProviders } from '../stories/withFormProviders'
import { ServiceForm } from './ServiceForm'
import { serviceFixtures } from './service.fixtures'

const form = formStories(serviceFixtures)
const refuses = invalidFieldStories(serviceFixtures)

const meta = {
  title: 'Forms/Service',
  component: ServiceForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof ServiceForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = form.new
export const Filled: Story = form.filled
export const Saving: Story = form.saving
export const SaveRefused: Story = form.saveRefused(
  'icon',
  'Icon is not stored here; upload it again',
)
export const SaveFailed: Story = form.saveFailed
export const SaveOffline: Story = form.offline
export const Conflict: Story = form.conflict

export const NameMissing: Story = refuses('nameMissing')
export const NameTooLong: Story = refuses('nameTooLong')
export const IconMissing: Story = refuses('iconMissing')
export const IconFromElsewhere: Story = refuses('iconFromElsewhere')
export const OrderByMissing: Story = refuses('orderByMissing')
export const OrderByNotWhole: Story = refuses('orderByNotWhole')
export const OrderByTooLow: Story = refuses('orderByTooLow')
export const OrderByTooHigh: Story = refuses('orderByTooHigh')
export const HeadingByMissing: Story = refuses('headingByMissing')
export const HeadingByTooLong: Story = refuses('headingByTooLong')
export const DescriptionByMissing: Story = refuses('descriptionByMissing')
export const DescriptionByTooLong: Story = refuses('descriptionByTooLong')
export const ImageFromElsewhere: Story = refuses('imageFromElsewhere')
export const MetaTitleTooLong: Story = refuses('metaTitleTooLong')
export const MetaDescriptionTooLong: Story = refuses('metaDescriptionTooLong')
export const ShareImageFromElsewhere: Story = refuses('shareImageFromElsewhere')
