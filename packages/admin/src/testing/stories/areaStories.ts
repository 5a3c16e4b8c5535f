import type { AnyEntity, Fixtures } from '@staff/forms/entity'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Area } from '../../shared/admin'
import { createPath, editPath, listPath } from '../../shared/paths'
import { answers } from '../fakeApi/answers'
import { expectToast } from './expectToast'
import { fillField, fillForm } from './fillForm'
import { storyAdmin } from './storyAdmin'

interface PlayContext {
  canvasElement: HTMLElement
}

const DENIED = 'You do not have permission to view this page.'
const RESTRICTED =
  'This page is only available in the US region, but the data is the same for both US and UK.'

/** The parameters of stories with screens. */
export const screenParameters = { layout: 'fullscreen', api: {} }

/** Stories of the states of an area's list. */
export function listStories({ entity, records }: Pick<Fixtures, 'entity' | 'records'>) {
  const path = listPath('US', entity)
  const many = entity.labels.many
  return {
    filled: story(path, {}, async (canvas) => {
      const table = await canvas.findByRole('table', { name: many })
      const leads = within(table).getAllByRole('rowheader')
      await expect(leads).toHaveLength(records.length)
      await expect(Math.min(...leads.map(({ offsetWidth }) => offsetWidth))).toBeGreaterThan(128)
    }),
    loading: story(path, { answers: [answers.never(entity.area)] }, async (canvas) => {
      await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
    }),
    nothingYet: story(path, { records: { [entity.area]: [] } }, async (canvas) => {
      await expect(await canvas.findByText(`No ${many.toLowerCase()} yet`)).toBeVisible()
    }),
    nothingFound: story(`${path}?q=qqqq`, {}, async (canvas) => {
      const said = `No ${many.toLowerCase()} match “qqqq”`
      await expect(await canvas.findByText(said)).toBeVisible()
    }),
    failed: story(path, { answers: [answers.failing(entity.area)] }, async (canvas) => {
      const said = `The ${many.toLowerCase()} could not be loaded`
      await expect(await canvas.findByText(said)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    }),
    ...accessStories(entity),
  }
}

/** Stories of the access to the list: an administrator in the UK, and staff. */
function accessStories(entity: AnyEntity) {
  const isOpen = entity.access?.read === 'signedIn'
  return {
    inTheUK: story(listPath('UK', entity), {}, async (canvas) => {
      const { regions } = await areaOf(entity)
      const said =
        regions && !regions.includes('UK')
          ? canvas.findByText(RESTRICTED)
          : canvas.findByRole('table')
      await expect(await said).toBeInTheDocument()
    }),
    asStaff: story(listPath('US', entity), { role: 'staff' }, async (canvas) => {
      const said = isOpen ? canvas.findByRole('table') : canvas.findByText(DENIED)
      await expect(await said).toBeInTheDocument()
    }),
  }
}

/** Stories of the states of an area's forms. */
export function editStories({ entity, filled }: Pick<Fixtures, 'entity' | 'filled'>) {
  const { one } = entity.labels
  const path = editPath('US', entity, String(Reflect.get(filled, entity.idKey)))
  return {
    create: story(createPath('US', entity), {}, async (canvas) => {
      await expect(await canvas.findByRole('heading', { name: `Add ${one}` })).toBeVisible()
      await expect(await canvas.findByRole('form', { name: one })).toBeVisible()
    }),
    filled: story(path, {}, async (canvas) => {
      const name = entity.titleOf(filled)
      await expect(await canvas.findByRole('heading', { name: `Edit ${name}` })).toBeVisible()
      await waitFor(() =>
        expect(document.title).toBe(`${name} · Edit ${one} · ${storyAdmin().admin.title}`),
      )
      await expect(await canvas.findByRole('form', { name: one })).toBeVisible()
    }),
    loading: story(path, { answers: [answers.never(entity.area)] }, async (canvas) => {
      await expect(await canvas.findByRole('heading', { name: `Edit ${one}` })).toBeVisible()
    }),
    notFound: story(editPath('US', entity, 'no-such-record'), {}, async (canvas) => {
      await expect(await canvas.findByText(`This ${one} does not exist`)).toBeVisible()
    }),
    failed: story(path, { answers: [answers.failing(entity.area)] }, async (canvas) => {
      await expect(await canvas.findByText(`The ${one} could not be loaded`)).toBeVisible()
    }),
  }
}

/** A journey from the list through Add, search, Edit and Delete. `overrides` are values of the new record. */
export function journeyStory(
  { entity, filled }: Pick<Fixtures, 'entity' | 'filled'>,
  overrides = {},
) {
  const { one, many } = entity.labels
  const [key = ''] = entity.searched
  const blank = entity.create?.empty ?? entity.empty
  const values = Object.keys(blank).map((name) => [name, Reflect.get(filled, name)])
  const record = { ...Object.fromEntries(values), [key]: 'Zebra', ...overrides }

  return story(listPath('US', entity), {}, async (canvas, canvasElement) => {
    await userEvent.click(await canvas.findByRole('link', { name: `Add ${one}` }))
    await canvas.findByRole('form', { name: one })
    await fillForm(canvasElement, record)
    await userEvent.click(canvas.getByRole('button', { name: `Add ${one}` }))
    await expectToast(/Zebra.* is saved/)

    await userEvent.type(await canvas.findByRole('searchbox'), 'zebra')
    const search = canvas.getByRole('table', { name: many })
    await waitFor(() => expect(within(search).getAllByRole('rowheader')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('link', { name: /^Edit Zebra/ }))
    await canvas.findByRole('form', { name: one })
    await fillField(canvasElement, key, 'Zebra Two')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast(/Zebra Two.* is saved/)

    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Zebra Two/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast(/Zebra Two.* is deleted/)
    await expect(await canvas.findByText(/match “zebra”/)).toBeVisible()
  })
}

type Play = (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => Promise<void>

function story(path: string, api: object, play: Play) {
  return {
    args: { path },
    parameters: { api },
    play: ({ canvasElement }: PlayContext) => play(within(canvasElement), canvasElement),
  }
}

async function areaOf(entity: AnyEntity): Promise<Area> {
  const { areas } = await storyAdmin().admin.load()
  const area = areas.find((each) => each.entity.area === entity.area)
  if (!area) throw new Error(`No area shows ${entity.area}`)
  return area
}
