import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { AdminAt } from '../../testing/stories/AdminAt'
import { createPath, listPath } from '../../shared/paths'

/** The list of shortcuts, and how a person turns them off. */
const meta = {
  title: 'Screens/General/Keyboard shortcuts',
  component: AdminAt,
  args: { path: listPath('US', testimonial) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** `?` opens the list and Escape closes it. The focus returns to the previous control. */
export const Shown: Story = {
  play: async ({ canvas, step }) => {
    const add = await canvas.findByRole('link', { name: 'Add testimonial' })
    await step('Escape closes the list', async () => {
      add.focus()
      await userEvent.keyboard('?')
      await listed()
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(add).toHaveFocus())
    })
    await step('Opened again', async () => {
      await userEvent.keyboard('?')
      const list = await listed()
      await expect(list.getByText('Search the list')).toBeVisible()
      await expect(list.getByText('Testimonials')).toBeVisible()
    })
  },
}

/** The user menu opens the list too. */
export const OpenedAndClosed: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('button', { name: /^Account of/ })
    await userEvent.click(account)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
    const list = await listed()
    await userEvent.click(list.getByRole('button', { name: 'Close' }))
    await gone()
    await waitFor(() => expect(account).toHaveFocus())
  },
}

/** `/` focuses the search, where keys are text. `n` adds a record, and `g` with a letter opens a screen. */
export const EveryShortcut: Story = {
  tags: ['action'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('table', { name: 'Testimonials' })
    const search = canvas.getByRole('searchbox')
    await step('To the search', async () => {
      await userEvent.keyboard('/')
      await expect(search).toHaveFocus()
      await userEvent.keyboard('n?/')
      await expect(search).toHaveValue('n?/')
      await userEvent.keyboard('{Escape}')
      search.blur()
    })
    await step('To the form of a new record', async () => {
      await userEvent.keyboard('n')
      await canvas.findByRole('form', { name: 'testimonial' })
    })
    await step('Home', async () => {
      await userEvent.keyboard('gh')
      await expect(await canvas.findByRole('heading', { name: /^Good \w+/ })).toHaveFocus()
    })
  },
}

/** Ctrl+S or Ctrl+Enter saves from inside a field. A refused save shows the summary as usual. */
export const SavesAForm: Story = {
  args: { path: createPath('US', testimonial) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const summary = (await canvas.findByText(/to correct before saving/)).closest('[tabindex]')
    await waitFor(() => expect(summary).toHaveFocus())

    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Tom Okafor')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(summary).toHaveFocus())
  },
}

/** When turned off, single keys do nothing and controls have no `aria-keyshortcuts`. The device stores the choice. */
export const TurnedOff: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('link', { name: 'Add testimonial' })
    await expect(add).toHaveAttribute('aria-keyshortcuts', 'n')
    await userEvent.keyboard('?')
    const list = await listed()
    await userEvent.click(list.getByRole('radio', { name: 'Off' }))
    await expect(localStorage.getItem('shortcuts')).toBe('off')
    await userEvent.click(list.getByRole('button', { name: 'Close' }))
    await gone()
    await userEvent.keyboard('/n?')
    await expect(add).not.toHaveAttribute('aria-keyshortcuts')
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'Testimonials' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

async function listed() {
  return within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
}

async function gone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}
