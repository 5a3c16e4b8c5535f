import { createPath, editPath, listPath, paths } from '@staff/admin'
import { AdminAt, expectToast, FAKE_LOGIN, rowMenuName } from '@staff/admin/testing'
import { transcribe } from '@staff/admin/testing/screenReader'
import { query } from '@staff/content/query/query.entity'
import { team } from '@staff/content/team/team.entity'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

const { filled } = testimonialFixtures

// Each story is compared with the transcript file of its name. Update the files with `-- --project stories -u` and review them.
const transcripts = import.meta.glob<string>('./*.transcript.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const stored = (file: string) => transcripts[`./${file}`]

/** What a screen reader reads on the way through a whole task. */
const meta = {
  title: 'Journeys/Screen reader',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const LogIn: Story = {
  args: { path: paths.login },
  parameters: { api: { loggedIn: false } },
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText(/Email/)
    const { step, compare } = transcribe(stored)
    await step('Fills in the email', async () => {
      email.focus()
      await userEvent.type(email, FAKE_LOGIN.email)
    })
    await step('Types a wrong password', async () => {
      await userEvent.tab()
      await userEvent.keyboard('Wrong-1{Enter}')
      await expectToast(/The email or the password is not right/)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled())
    })
    await step('Types the right one', async () => {
      await userEvent.type(canvas.getByLabelText(/^Password/), `${FAKE_LOGIN.password}{Enter}`)
      const home = await canvas.findByRole('heading', { name: /Good \w+, Ana/ })
      await waitFor(() => expect(home).toHaveFocus())
    })
    await compare('Log in')
  },
}

export const AddATestimonial: Story = {
  args: { path: createPath('US', testimonial) },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    const { step, compare } = transcribe(stored)
    await step('Walks through the form', async () => {
      name.focus()
      for (let stops = 0; stops < 6; stops += 1) await userEvent.tab()
    })
    await step('Saves it empty', async () => {
      await press(canvas.getByRole('button', { name: 'Add testimonial' }))
      const summary = await canvas.findByText(/to correct before saving/)
      await waitFor(() => expect(summary.closest('[tabindex]')).toHaveFocus())
      await waitFor(() => expect(document.title).toMatch(/^Error/))
    })
    await step('Goes to the first mistake', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
    })
    await step('Corrects it, and the next', async () => {
      await userEvent.paste('Zebra Ltd')
      await canvas.findByText(/^Three things to correct/)
      await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }))
      await userEvent.paste('Stripes.')
      await canvas.findByText(/^Two things to correct/)
    })
    await compare('Add a testimonial')
  },
}

export const CorrectATestimonial: Story = {
  args: { path: editPath('US', testimonial, filled.id) },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    const { step, compare } = transcribe(stored)
    await step('Empties the name and saves', async () => {
      await userEvent.clear(name)
      await press(canvas.getByRole('button', { name: 'Save changes' }))
      const summary = await canvas.findByText(/to correct before saving/)
      await waitFor(() => expect(summary.closest('[tabindex]')).toHaveFocus())
      await waitFor(() => expect(document.title).toMatch(/^Error/))
    })
    await step('Corrects it', async () => {
      name.focus()
      await userEvent.paste('Zebra Ltd')
      await waitFor(() => expect(name).toBeValid())
      await waitFor(() => expect(document.title).not.toMatch(/^Error/))
    })
    await step('Saves', async () => {
      await press(canvas.getByRole('button', { name: 'Save changes' }))
      await expectToast(/is saved/)
      await waitFor(() => expect(heading('Testimonials')).toHaveFocus())
    })
    await compare('Correct a testimonial')
  },
}

export const DeleteATestimonial: Story = {
  args: { path: listPath('US', testimonial) },
  play: async ({ canvas }) => {
    const button = await canvas.findByLabelText(rowMenuName('Tom Okafor'))
    const { step, compare } = transcribe(stored)
    await step('Opens the menu of the row', () => press(button))
    await step('Chooses Delete', async () => {
      await chooseDelete()
      await waitFor(() => expect(screen.getByText('Cancel').closest('button')).toHaveFocus())
    })
    await step('Changes their mind', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('Deletes after all', async () => {
      await userEvent.keyboard('{Enter}')
      await chooseDelete()
      await waitFor(() => expect(screen.getByText('Cancel').closest('button')).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expectToast(/is deleted/)
      const next = canvas.getByRole('button', { name: rowMenuName('Lucía Ferrer') })
      await waitFor(() => expect(next).toHaveFocus())
    })
    await compare('Delete a testimonial')
  },
}

export const ReadAQuery: Story = {
  args: { path: listPath('US', query) },
  play: async ({ canvas }) => {
    const link = await canvas.findByLabelText(/^Open .* of Mei Song$/)
    const { step, read, compare } = transcribe(stored)
    await step('Opens it', async () => {
      await press(link)
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog).toHaveFocus())
      read(dialog)
    })
    await step('Walks through it', async () => {
      for (let stops = 0; stops < 4; stops += 1) await userEvent.tab()
    })
    await step('Closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(link).toHaveFocus())
    })
    await compare('Read a query')
  },
}

export const DeniedToStaff: Story = {
  args: { path: listPath('US', team) },
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('link', { name: 'Go Back to Home' })
    const { step, read, compare } = transcribe(stored)
    await step('Is turned away', async () => {
      read(canvas.getByRole('main'))
      back.focus()
    })
    await step('Goes home', async () => {
      await userEvent.keyboard('{Enter}')
      const home = await canvas.findByRole('heading', { name: /Good \w+, Ana/ })
      await waitFor(() => expect(home).toHaveFocus())
    })
    await compare('Denied to staff')
  },
}

async function press(control: HTMLElement) {
  control.focus()
  await userEvent.keyboard('{Enter}')
}

function heading(name: string) {
  return screen.getByRole('heading', { level: 1, name })
}

async function chooseDelete() {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
}
