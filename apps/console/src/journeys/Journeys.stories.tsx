import { editPath, listPath, paths, request } from '@staff/admin'
import { AdminAt, expectToast, FAKE_LOGIN, fillField, saveAsBen } from '@staff/admin/testing'
import { isRecordOf } from '@staff/contract'
import { team } from '@staff/content/team/team.entity'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

const { filled } = testimonialFixtures

/** Whole tasks, step by step, as people do them most often. */
const meta = {
  title: 'Journeys/Common tasks',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** A wrong password with the message of the server, the right one, and the dashboard. */
export const LogInRefusedThenRight: Story = {
  args: { path: paths.login },
  parameters: { api: { loggedIn: false } },
  play: async ({ canvas, step }) => {
    const email = await canvas.findByLabelText(/Email/)
    const password = canvas.getByLabelText(/^Password/)

    await step('The wrong password', async () => {
      await userEvent.type(email, FAKE_LOGIN.email)
      await userEvent.type(password, 'Wrong-1{Enter}')
      await expectToast(/The email or the password is not right/)
      await waitFor(() => expect(password).toHaveValue(''))
    })

    await step('The right one', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled())
      await userEvent.type(password, `${FAKE_LOGIN.password}{Enter}`)
      await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    })
  },
}

/** The same screen opens in the other region; an area of the US only is restricted there. */
export const SwitchRegionOnAScreenOfTheUS: Story = {
  args: { path: listPath('US', team) },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('table', { name: 'Teams' })

    await step('To the UK', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'UK' }))
      await expect(await canvas.findByRole('heading', { name: 'Access Restricted' })).toBeVisible()
      await waitFor(() => expect(localStorage.getItem('country')).toBe('UK'))
    })

    await step('And back to the same screen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'US' }))
      await expect(await canvas.findByRole('table', { name: 'Teams' })).toBeVisible()
    })
  },
}

/** The second save is a conflict and overwrites nothing. Another save applies its changes to the first. */
export const TwoPeopleEditOneRecord: Story = {
  args: { path: editPath('US', testimonial, filled.id) },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('form', { name: 'testimonial' })

    await step('A colleague saves another name and rating', async () => {
      const changes = { name: 'Priya S.', rating: 3 }
      await saveAsBen(`/testimonials/${filled.id}`, changes, filled.version)
    })

    await step('The comparison opens, and our name is chosen', async () => {
      await fillField(canvasElement, 'name', 'Priya R. Raman')
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
      const dialog = within(await screen.findByRole('dialog'))
      await expect(dialog.getByRole('radio', { name: /^Ben Okafor/ })).not.toBeChecked()
      await userEvent.click(dialog.getByRole('radio', { name: /^You/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Save this version' }))
    })

    await step('The record has our name and their rating', async () => {
      await expectToast('“Priya R. Raman” is saved.')
      const { data } = await request(`/testimonials/${filled.id}`, {
        accepts: isRecordOf(testimonial),
      })
      await expect(data).toMatchObject({ name: 'Priya R. Raman', rating: 3 })
    })
  },
}
