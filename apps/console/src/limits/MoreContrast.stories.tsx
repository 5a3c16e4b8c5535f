import { AdminAt } from '@staff/admin/testing'
import { expectMoreContrast, limitStory } from '@staff/admin/testing/limits'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { overlayStates } from './overlayStates'
import { screenStates } from './screenStates'

/** As readers see it who ask their device for more contrast. Storybook shows the plain state: only the tests can ask. */
const meta = {
  title: 'Screens/At the limits/More contrast',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
  globals: { viewport: { value: 'laptop' } },
  tags: ['!autodocs'],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = limitStory(screenStates.login, expectMoreContrast)
export const Home: Story = limitStory(screenStates.home, expectMoreContrast)
export const List: Story = limitStory(screenStates.list, expectMoreContrast)
export const FormRefused: Story = limitStory(screenStates.refused, expectMoreContrast)
export const EditForm: Story = limitStory(screenStates.edit, expectMoreContrast)
export const QueryOpen: Story = limitStory(overlayStates.query, expectMoreContrast)
export const UserMenuOpen: Story = limitStory(overlayStates.userMenu, expectMoreContrast)
