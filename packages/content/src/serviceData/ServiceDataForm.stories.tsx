import type { Meta, StoryObj } from '@storybook/react-vite'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { formStories, savingForm } from '@staff/forms/stories/formStories'
import { invalidFieldStories } from '@staff/forms/stories/invalidField'

import { withFormProviders } from '../stories/withFormProviders'
import { ServiceDataForm } from './ServiceDataForm'
import { serviceDataFixtures } from './serviceData.fixtures'

const form = formStories(serviceDataFixtures)
const refuses = invalidFieldStories(serviceDataFixtures)

const meta = {
  title: 'Forms/Service data',
  component: ServiceDataForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof ServiceDataForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = form.new
export const Filled: Story = form.filled
export const Saving: Story = form.saving
export const SaveRefused: Story = form.saveRefused(
  'serviceId',
  'Service no longer exists; choose another',
)
export const SaveFailed: Story = form.saveFailed
export const SaveOffline: Story = form.offline
export const Conflict: Story = form.conflict

export const ServiceMissing: Story = refuses('serviceMissing')
export const ServiceNotOffered: Story = refuses('serviceNotOffered')
export const TitleMissing: Story = refuses('titleMissing')
export const TitleTooLong: Story = refuses('titleTooLong')
export const DescriptionMissing: Story = refuses('descriptionMissing')
export const DescriptionTooLong: Story = refuses('descriptionTooLong')
export const ImageFromElsewhere: Story = refuses('imageFromElsewhere')
export const OrderByMissing: Story = refuses('orderByMissing')
export const OrderByNotWhole: Story = refuses('orderByNotWhole')
export const OrderByTooLow: Story = refuses('orderByTooLow')
export const OrderByTooHigh: Story = refuses('orderByTooHigh')
