import { AdminAt, answers, expectToast, screenParameters } from '@staff/admin/testing'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { openedPath, staffRecords, takers, withQuery } from '../storyRecords'
import { choose, expectWork, opened, statusOf, takerOf } from '../querySteps'

const { filled } = queryFixtures

/** A query is taken, handed over and closed, also by two people at once. */
const meta = {
  title: 'Screens/Areas/Queries/Work',
  component: AdminAt,
  args: { path: openedPath },
  parameters: { ...screenParameters, api: { records: staffRecords } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Dialog = Awaited<ReturnType<typeof opened>>

const withApi = (values: object) => ({ api: { records: withQuery(values) } })

/** Opening a new query marks it as read, and the list below shows that. */
export const NewBecomesRead: Story = {
  play: async ({ canvas }) => {
    await expectWork(await opened(), 'Read', 'Nobody')
    const [row] = await canvas.findAllByRole('row', { name: /Jonas Lind/, hidden: true })
    await waitFor(() => expect(row).toHaveTextContent('Read'))
  },
}

/** The server does not mark it: nothing is said, and the next opening tries again. */
export const NewAndNotMarked: Story = {
  parameters: { api: { answers: [answers.failingToSave('queries')] } },
  play: async () => {
    await expectWork(await opened(), 'New', 'Nobody')
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Read: Story = {
  parameters: withApi({ status: 'Read' }),
  play: async () => {
    const dialog = await opened()
    await expectWork(dialog, 'Read', 'Nobody')
    await expect(dialog.getByRole('button', { name: 'Take it' })).toBeVisible()
  },
}

export const Answered: Story = {
  parameters: withApi({ status: 'Answered', assigneeId: takers.ana }),
  play: async () => expectWork(await opened(), 'Answered', 'Ana Moreno'),
}

export const Spam: Story = {
  parameters: withApi({ status: 'Spam' }),
  play: async () => expectWork(await opened(), 'Spam', 'Nobody'),
}

export const TakenByMe: Story = {
  parameters: withApi({ status: 'Read', assigneeId: takers.ana }),
  play: async () => {
    const dialog = await opened()
    await expectWork(dialog, 'Read', 'Ana Moreno')
    await expect(dialog.getByRole('button', { name: 'Give it back' })).toBeVisible()
  },
}

export const TakenBySomebodyElse: Story = {
  parameters: withApi({ status: 'Read', assigneeId: takers.esme }),
  play: async () => {
    const dialog = await opened()
    await expectWork(dialog, 'Read', 'Esme Thornbury')
    await expect(dialog.getByRole('button', { name: 'Take it' })).toBeVisible()
  },
}

/** Somebody who can no longer log in keeps their queries, and gets no others. */
export const TakenBySomebodyWhoLeft: Story = {
  parameters: withApi({ status: 'Read', assigneeId: takers.gone }),
  play: async () => {
    const dialog = await opened()
    await expectWork(dialog, 'Read', 'Ottilie Grant')
    await userEvent.click(await takerOf(dialog))
    const list = within(await screen.findByRole('listbox'))
    const names = list.getAllByRole('option').map((option) => option.textContent)
    await expect(names.slice(0, 2)).toEqual(['Nobody', 'Agnieszka Wrona'])
    await expect(names.filter((name) => name === 'Ottilie Grant')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
  },
}

export const Taken: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await opened()
    await expectWork(dialog, 'Read', 'Nobody')
    const button = dialog.getByRole('button', { name: 'Take it' })
    await userEvent.click(button)
    await expectWork(dialog, 'Read', 'Ana Moreno')
    await expect(dialog.getByRole('button', { name: 'Give it back' })).toHaveFocus()
    const [row] = await canvas.findAllByRole('row', { name: /Jonas Lind/, hidden: true })
    await waitFor(() => expect(row).toHaveTextContent('Ana Moreno'))
    await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }))
    await expectWork(dialog, 'Read', 'Nobody')
  },
}

export const GivenToSomebody: Story = {
  tags: ['action'],
  parameters: { api: { role: 'staff' } },
  play: async () => {
    const dialog = await opened()
    await expectWork(dialog, 'Read', 'Nobody')
    await choose(await takerOf(dialog), 'Kofi Adjei')
    await expectWork(dialog, 'Read', 'Kofi Adjei')
    await expectToast(/^Kofi Adjei takes care of “.+” now\.$/)
    await choose(await statusOf(dialog), 'Spam')
    await expectWork(dialog, 'Spam', 'Kofi Adjei')
  },
}

/** Somebody else was faster: the dialog says who, and shows what is stored. */
export const TakenMeanwhile: Story = {
  parameters: {
    api: {
      records: withQuery({ status: 'Read' }),
      answers: [
        answers.conflicting('queries', {
          ...filled,
          status: 'Read',
          assigneeId: takers.esme,
          assigneeName: 'Esme Thornbury',
          version: 2,
        }),
      ],
    },
  },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('button', { name: 'Take it' }))
    const said = 'Esme Thornbury has taken this query meanwhile.'
    await expect(await dialog.findByText(said)).toBeVisible()
    await expectWork(dialog, 'Read', 'Esme Thornbury')
  },
}

/** The server refuses the change: what is stored stays on the screen. */
export const ChangeRefused: Story = {
  parameters: {
    api: {
      records: withQuery({ status: 'Read' }),
      answers: [answers.failingToSave('queries')],
    },
  },
  play: async () => {
    const dialog = await opened()
    await choose(await statusOf(dialog), 'Answered')
    await expect(await dialog.findByText(/Something went wrong on the server/)).toBeVisible()
    await expectWork(dialog, 'Read', 'Nobody')
  },
}

/** The reply opens the mail program. Only the person knows whether it was sent. */
export const ReplyOffersAnswered: Story = {
  parameters: withApi({ status: 'Read' }),
  play: async () => {
    const dialog = await opened()
    await pressReply(dialog)
    await expect(await dialog.findByText('Did you send your answer?')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Reply' })).toHaveFocus()
  },
}

export const MarkedAsAnswered: Story = {
  tags: ['action'],
  parameters: withApi({ status: 'Read' }),
  play: async () => {
    const dialog = await opened()
    await pressReply(dialog)
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as answered' }))
    await expectWork(dialog, 'Answered', 'Nobody')
    await expect(dialog.queryByText('Did you send your answer?')).not.toBeInTheDocument()
  },
}

/** Presses Reply without opening a mail program. */
async function pressReply(dialog: Dialog) {
  const link = await dialog.findByRole('link', { name: 'Reply' })
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(link)
}
