import { chooseInRow } from '@staff/admin/testing'
import type { LimitState } from '@staff/admin/testing/limits'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { screen, userEvent } from 'storybook/test'

import { screenStates } from './screenStates'

const { home, list, queries } = screenStates
const { filled } = queryFixtures

/** Dialogs, menus and the drawer above the screens. */
export const overlayStates = {
  query: {
    ...queries,
    path: `${queries.path}?open=${filled.id}`,
    open: async () => {
      await screen.findByText('Reply')
      return screen.getByRole('dialog')
    },
    actions: { button: ['Close'], link: [filled.email, filled.phone, 'Reply'] },
  },
  history: {
    path: `/US/dashboard/masters/testimonials/edit/${testimonialFixtures.filled.id}?history=1`,
    open: async () => {
      await screen.findByText('This is the only version.')
      return screen.getByRole('dialog')
    },
    actions: { button: ['Close'] },
  },
  deleting: {
    ...list,
    open: async (canvas) => {
      await chooseInRow(canvas, 'Priya Raman', 'Delete')
      return screen.findByRole('alertdialog')
    },
    actions: { button: ['Cancel', 'Delete'] },
  },
  userMenu: {
    ...home,
    open: async (canvas) => {
      await home.open(canvas)
      await userEvent.click(canvas.getByLabelText(/^Account of/))
      return screen.findByRole('menu')
    },
    actions: {
      menuitemradio: ['Light', 'Dark', 'As the device', 'Roomy', 'Compact'],
      menuitem: ['Change password', 'Keyboard shortcuts', 'Log out'],
    },
  },
  navigation: {
    ...list,
    open: async (canvas) => {
      await list.open(canvas)
      await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
      return screen.findByRole('dialog', { name: 'Navigation' })
    },
    actions: {
      button: ['Close'],
      link: ['Home', 'Queries', 'Contractual positions', /^Technologies/, 'Users'],
    },
  },
} as const satisfies Record<string, LimitState>
