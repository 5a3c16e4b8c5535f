import { blog } from '@staff/forms/blog/blog.entity'
import { blogFixtures } from '@staff/forms/blog/blog.fixtures'
import { query } from '@staff/forms/query/query.entity'
import { queryFixtures } from '@staff/forms/query/query.fixtures'
import { testimonial } from '@staff/forms/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/forms/testimonial/testimonial.fixtures'
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'

import {
  changePasswordPath,
  createPath,
  editPath,
  homePath,
  listPath,
  paths,
} from '../../app/paths'

export type Canvas = ReturnType<typeof within>

/** A screen in a state, and what a person can do there. */
export interface LimitState {
  path: string
  /**
   * Its world, if it is not that of an administrator.
   * @default {}
   */
  api?: object
  /** Brings the screen into the state, and answers the part of it that is to be read. */
  open: (canvas: Canvas) => Promise<HTMLElement>
  /** What can be done there on a wide screen: the role and the name of each. */
  actions: readonly (readonly [role: string, name: string | RegExp])[]
}

const list = listPath('US', testimonial)
// Few of each: a check looks at every word.
const fewTestimonials = { records: { testimonials: testimonialFixtures.records.slice(0, 4) } }
const fewQueries = { records: { queries: queryFixtures.records.slice(0, 4) } }

/** The states that are looked at wherever room, colours or direction are unusual. */
export const limitStates = {
  login: {
    path: paths.login,
    api: { loggedIn: false },
    open: async (canvas) => {
      await canvas.findByRole('button', { name: 'Login' })
      return canvas.getByRole('main')
    },
    actions: [
      ['textbox', 'Email'],
      ['button', 'Show password'],
      ['button', 'Login'],
    ],
  },
  home: {
    path: homePath('US'),
    open: async (canvas) => {
      await canvas.findByRole('link', { name: 'Users 12' })
      return canvas.getByRole('main')
    },
    actions: [
      ['link', 'Queries 27'],
      ['link', 'Contractual positions 12'],
      ['link', 'All queries'],
      ['link', /Jonas Lind/],
    ],
  },
  list: {
    path: list,
    api: fewTestimonials,
    open: async (canvas) => {
      await canvas.findByRole('rowheader', { name: 'Priya Raman' })
      return canvas.getByRole('main')
    },
    actions: [
      ['link', 'Add testimonial'],
      ['searchbox', 'Search testimonials'],
      ['button', 'Name'],
      ['button', 'Rating'],
      ['button', 'Updated'],
      ['link', 'Edit Priya Raman'],
      ['button', 'Delete Priya Raman'],
      ['button', 'Previous'],
      ['button', 'Next'],
    ],
  },
  refused: {
    path: createPath('US', testimonial),
    open: async (canvas) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add testimonial' }))
      await canvas.findByText('Four things to correct before saving')
      return canvas.getByRole('main')
    },
    actions: [
      ['link', 'Name is required'],
      ['textbox', 'Name'],
      ['textbox', 'Description'],
      ['radio', '5 stars'],
      ['button', 'Cancel'],
      ['button', 'Add testimonial'],
    ],
  },
  edit: {
    path: editPath('US', blog, blogFixtures.filled.id),
    open: async (canvas) => {
      const { title } = blogFixtures.filled
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(title))
      return canvas.getByRole('main')
    },
    actions: [
      ['textbox', 'Title'],
      ['textbox', 'Author'],
      ['textbox', 'Tags'],
      ['button', 'Remove Delivery'],
      ['button', 'Replace'],
      ['textbox', 'Description'],
      ['button', 'Cancel'],
      ['button', 'Save changes'],
    ],
  },
  queries: {
    path: listPath('US', query),
    api: fewQueries,
    open: async (canvas) => {
      await canvas.findByRole('rowheader', { name: 'Jonas Lind' })
      return canvas.getByRole('main')
    },
    actions: [
      ['searchbox', 'Search queries'],
      ['link', /^Read .* of Jonas Lind/],
    ],
  },
  query: {
    path: `${listPath('US', query)}?open=${queryFixtures.filled.id}`,
    api: fewQueries,
    open: async () => {
      await screen.findByRole('link', { name: 'Answer by email' })
      return screen.getByRole('dialog')
    },
    actions: [
      ['button', 'Close'],
      ['link', queryFixtures.filled.email],
      ['link', queryFixtures.filled.phone],
      ['link', 'Answer by email'],
    ],
  },
  deleting: {
    path: list,
    api: fewTestimonials,
    open: async (canvas) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete Priya Raman' }))
      return screen.findByRole('alertdialog')
    },
    actions: [
      ['button', 'Cancel'],
      ['button', 'Delete'],
    ],
  },
  userMenu: {
    path: homePath('US'),
    open: async (canvas) => {
      await canvas.findByRole('link', { name: 'Users 12' })
      await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }))
      return screen.findByRole('menu')
    },
    actions: [
      ['menuitemradio', 'Dark'],
      ['menuitem', 'Change password'],
      ['menuitem', 'Keyboard shortcuts'],
      ['menuitem', 'Log out'],
    ],
  },
  navigation: {
    path: list,
    api: fewTestimonials,
    open: async (canvas) => {
      await canvas.findByRole('rowheader', { name: 'Priya Raman' })
      await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
      return screen.findByRole('dialog', { name: 'Navigation' })
    },
    actions: [
      ['button', 'Close'],
      ['link', 'Home'],
      ['link', 'Queries'],
      ['link', 'Contractual positions'],
      ['link', 'Users'],
    ],
  },
  changePassword: {
    path: changePasswordPath('US', 1),
    open: async (canvas) => {
      await canvas.findByText('Safari on iPhone')
      return canvas.getByRole('main')
    },
    actions: [
      ['button', 'Change password'],
      ['button', 'End all other sessions'],
      ['button', /^End the session of Safari on iPhone/],
    ],
  },
  accessDenied: {
    path: `${homePath('US')}/no-such-screen`,
    open: async (canvas) => {
      await canvas.findByText('You do not have permission to view this page.')
      return canvas.getByRole('main')
    },
    actions: [['link', 'Go Back to Home']],
  },
} as const satisfies Record<string, LimitState>
