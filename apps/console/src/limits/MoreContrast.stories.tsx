import { AdminAt } from '@staff/admin/testing'
import { expectMoreContrast, limitStory } from '@staff/admin/testing/limits'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { overlayStates } from './overlayStates'
import { screenStates } from './screenStates'

/** The screens with `prefers-contrast: more`. Only the tests emulate it; Storybook shows the normal state. */
const meta = {
  title: 'Screens/At the limits/More contrast',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
  globals: { viewport: { value: 'laptop' } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = limitStory(screenStates.login, expectMoreContrast)
export const Home: Story = limitStory(screenStates.home, expectMoreContrast)
export const List: Story = limitStory(screenStates.list, expectMoreContrast)
export const FormRefused: Story = limitStory(screenStates.refused, expectMoreContrast)
export const EditForm: Story = limitStory(screenStates.edit, expectMoreContrast)
export const HistoryOpen: Story = limitStory(overlayStates.history, expectMoreContrast)
export const QueryOpen: Story = limitStory(overlayStates.query, expectMoreContrast)
export const UserMenuOpen: Story = limitStory(overlayStates.userMenu, expectMoreContrast)
