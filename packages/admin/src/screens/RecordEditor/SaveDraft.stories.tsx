import { career } from '@staff/content/career/career.entity'
import { role } from '@staff/entity/people'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { createPath, editPath } from '../../shared/paths'
import type { Override } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { save, undoButton } from '../../testing/stories/editSteps'
import { expectToast } from '../../testing/stories/expectToast'
import {
  careersByStatus,
  careerWith,
  expectStatus,
} from '../ListScreen/live/stories/careersByStatus'

const published = careerWith('Published')
const draft = careerWith('Draft')

/** What was sent in the story that runs: the parameters and bodies of its saves. */
let sent: { query: object; body: unknown }[] = []
const noting: Override = () => {
  sent = []
  return ({ area, method, query, body }) => {
    if (area === 'careers' && method !== 'GET') sent.push({ query, body })
    return undefined
  }
}

/** The two ways to save: Save publishes, and the menu beside it keeps a draft. */
const meta = {
  title: 'Screens/Features/Publishing/Save a draft',
  component: AdminAt,
  args: { path: editPath('US', career, published.jobId) },
  parameters: { layout: 'fullscreen', api: { ...careersByStatus, answers: [noting] } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The arrow beside Save opens the other way to save. */
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await expect(await draftItem()).toBeVisible()
  },
}

export const MenuOpenOnAPhone: Story = {
  ...MenuOpen,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const MenuOpenDark: Story = { ...MenuOpen, globals: { theme: 'dark' } }

export const MenuOpenOfANewCareer: Story = { ...MenuOpen, args: { path: createPath('US', career) } }

/** The public site shows nothing of roles, so there is one way to save. */
export const WithoutMenu: Story = {
  args: { path: editPath('US', role, roleFixtures.filled.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'More ways to save' })).toBeNull()
  },
}

/** @summary The public site keeps the earlier version, and the list says so. */
export const SavedAsDraft: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await retitle(canvas, 'Welder')
    await saveDraft(canvas)
    await expectToast('The career was saved as a draft.')
    await expectStatus(canvas, 'Welder', 'Published and changed')
    await expect(sent).toEqual([{ query: { draft: 'true' }, body: { title: 'Welder' } }])
    await userEvent.click(undoButton())
    await expectStatus(canvas, published.title, 'Published')
  },
}

/** @summary A new career that the public site does not show. */
export const CreatedAsDraft: Story = {
  tags: ['action'],
  args: { path: `${createPath('US', career)}?from=${published.jobId}` },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Welder')
    await openMenu(canvas)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expectToast('The career was saved as a draft.')
    await expectStatus(canvas, 'Welder', 'Draft')
    await expect(sent[0]?.query).toEqual({ draft: 'true' })
  },
}

/** @summary A draft is checked like every save. The next press of Save publishes. */
export const DraftRefused: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await saveDraft(canvas)
    const summary = await canvas.findByText('One thing to correct before saving')
    await waitFor(() => expect(summary.closest('[tabindex]')).toHaveFocus())
    await expect(sent).toEqual([])
    await userEvent.type(title, 'Welder')
    await save(canvas)
    await expectToast('“Welder” is saved.')
    await expect(sent).toEqual([{ query: {}, body: { title: 'Welder' } }])
  },
}

/** @summary Save without changes publishes a draft. */
export const DraftPublished: Story = {
  tags: ['action'],
  args: { path: editPath('US', career, draft.jobId) },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' })
    await save(canvas)
    await expectToast('The career was published.')
    await expectStatus(canvas, draft.title, 'Published')
    await expect(sent).toEqual([{ query: {}, body: {} }])
  },
}

/** @summary Save without changes sends nothing if the public site shows the record. */
export const NothingToSave: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' })
    await save(canvas)
    await expectToast(`“${published.title}” is saved.`)
    await expect(sent).toEqual([])
  },
}

async function retitle(canvas: Canvas, text: string) {
  const title = await canvas.findByRole('textbox', { name: 'Title' })
  await userEvent.clear(title)
  await userEvent.type(title, text)
}

async function openMenu(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More ways to save' }))
}

function draftItem() {
  return screen.findByRole('menuitem', { name: /^Save as draft/ })
}

async function saveDraft(canvas: Canvas) {
  await openMenu(canvas)
  await userEvent.click(await draftItem())
}
