import { changePasswordPath, createPath, editPath, homePath, listPath, paths } from '@staff/admin'
import { rowMenuName } from '@staff/admin/testing'
import type { LimitState } from '@staff/admin/testing/limits'
import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { userEvent } from 'storybook/test'

// Few records, because the checks inspect all text.
const testimonials = testimonialFixtures.records.slice(0, 11)
const queries = queryFixtures.records.slice(0, 4)

/** The screens to check with unusual sizes, colours or text direction. */
export const screenStates = {
  login: {
    path: paths.login,
    api: { loggedIn: false },
    open: async (canvas) => {
      await canvas.findByText('Login')
      return canvas.getByRole('main')
    },
    actions: { textbox: ['Email'], button: ['Show password', 'Login'] },
  },
  home: {
    path: homePath('US'),
    open: async (canvas) => {
      await canvas.findByText('Jonas Lind')
      return canvas.getByRole('main')
    },
    actions: { link: ['Contractual positions 12', 'All 27 queries', /Jonas Lind/] },
  },
  list: {
    // The smallest page size, so that there is a second page.
    path: `${listPath('US', testimonial)}?pageSize=10`,
    api: { records: { testimonials } },
    open: async (canvas) => {
      await canvas.findByText('Priya Raman')
      return canvas.getByRole('main')
    },
    actions: {
      link: ['Add testimonial', 'Edit Priya Raman'],
      searchbox: ['Search testimonials'],
      // The column headings, or what has the sort menu of a narrow list.
      button: [/^(?:Name|Filters)$/, rowMenuName('Priya Raman'), 'Previous', 'Next'],
    },
  },
  queries: {
    path: listPath('US', query),
    api: { records: { queries } },
    open: async (canvas) => {
      await canvas.findByText('Jonas Lind')
      return canvas.getByRole('main')
    },
    actions: { searchbox: ['Search queries'], link: [/^Open .* of Jonas Lind/] },
  },
  refused: {
    path: createPath('US', testimonial),
    open: async (canvas) => {
      await userEvent.click(await canvas.findByText('Add testimonial', { selector: 'form *' }))
      await canvas.findByText('Four things to correct before saving')
      return canvas.getByRole('main')
    },
    actions: {
      link: ['Name is required', 'Rating is required'],
      textbox: ['Name', 'Description'],
      radio: ['5 stars'],
      button: ['Cancel', 'Add testimonial'],
    },
  },
  edit: {
    path: editPath('US', blog, blogFixtures.filled.id),
    open: async (canvas) => {
      const { title } = blogFixtures.filled
      await canvas.findByDisplayValue(title)
      return canvas.getByRole('main')
    },
    actions: {
      textbox: ['Title', 'Author', 'Tags', 'Description'],
      button: ['Replace', 'Remove', 'Remove Delivery', 'Cancel', 'Save changes'],
    },
  },
  changePassword: {
    path: changePasswordPath('US', 1),
    open: async (canvas) => {
      await canvas.findByText('Safari on iPhone')
      return canvas.getByRole('main')
    },
    actions: {
      button: ['Change password', 'End all other sessions', /^End the session of Safari on iPhone/],
    },
  },
  accessDenied: {
    path: `${homePath('US')}/no-such-screen`,
    open: async (canvas) => {
      await canvas.findByText('You do not have permission to view this page.')
      return canvas.getByRole('main')
    },
    actions: { link: ['Go Back to Home'] },
  },
} as const satisfies Record<string, LimitState>
