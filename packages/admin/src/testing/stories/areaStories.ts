import type { AnyEntity, Fixtures } from '@staff/entity'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Area } from '../../shared/admin'
import { restriction } from '../../screens/AccessRestricted/restriction'
import { createPath, editPath, listPath } from '../../shared/paths'
import { isInRegion } from '../../shared/regions/regions'
import { answers } from '../fakeApi/answers'
import { expectToast } from './expectToast'
import { chooseInRow } from './rowMenu'
import { fillField, fillForm } from './fillForm'
import { defaultRegion, regionNames, screenStory } from './screenStory'
import { storyAdmin } from './storyAdmin'

const DENIED = 'You do not have permission to view this page.'

/** Stories of the states of an area's list, in the default region. */
export function listStories({ entity, records }: Pick<Fixtures, 'entity' | 'records'>) {
  const path = listPath(defaultRegion(), entity)
  const many = entity.labels.many
  return {
    filled: screenStory(path, {}, async (canvas) => {
      const table = await canvas.findByRole('table', { name: many })
      const leads = within(table).getAllByRole('rowheader')
      await expect(leads).toHaveLength(records.length)
      await expect(Math.min(...leads.map(({ offsetWidth }) => offsetWidth))).toBeGreaterThan(128)
    }),
    loading: screenStory(path, { answers: [answers.never(entity.area)] }, async (canvas) => {
      await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
    }),
    nothingYet: screenStory(path, { records: { [entity.area]: [] } }, async (canvas) => {
      await expect(await canvas.findByText(`No ${many.toLowerCase()} yet`)).toBeVisible()
    }),
    nothingFound: screenStory(`${path}?q=qqqq`, {}, async (canvas) => {
      const said = `No ${many.toLowerCase()} match “qqqq”`
      await expect(await canvas.findByText(said)).toBeVisible()
    }),
    failed: screenStory(path, { answers: [answers.failing(entity.area)] }, async (canvas) => {
      const said = `The ${many.toLowerCase()} could not be loaded`
      await expect(await canvas.findByText(said)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    }),
    ...accessStories(entity),
  }
}

/** Stories of the access to the list: an administrator in another region, and staff. */
function accessStories(entity: AnyEntity) {
  const isOpen = entity.access?.everybody !== undefined
  return {
    inRegion: (region: string) =>
      screenStory(listPath(region, entity), {}, async (canvas) => {
        const area = await areaOf(entity)
        const said = isInRegion(area, region)
          ? canvas.findByRole('table')
          : canvas.findByText(restriction(area.regions ?? [], regionNames()))
        await expect(await said).toBeInTheDocument()
      }),
    asStaff: screenStory(listPath(defaultRegion(), entity), { role: 'staff' }, async (canvas) => {
      const said = isOpen ? canvas.findByRole('table') : canvas.findByText(DENIED)
      await expect(await said).toBeInTheDocument()
    }),
  }
}

/** Stories of the states of an area's forms, in the default region. */
export function editStories({ entity, filled }: Pick<Fixtures, 'entity' | 'filled'>) {
  const { one } = entity.labels
  const region = defaultRegion()
  const path = editPath(region, entity, String(Reflect.get(filled, entity.idKey)))
  return {
    create: screenStory(createPath(region, entity), {}, async (canvas) => {
      await expect(await canvas.findByRole('heading', { name: `Add ${one}` })).toBeVisible()
      await expect(await canvas.findByRole('form', { name: one })).toBeVisible()
    }),
    filled: screenStory(path, {}, async (canvas) => {
      const name = entity.titleOf(filled)
      await expect(await canvas.findByRole('heading', { name: `Edit ${name}` })).toBeVisible()
      await waitFor(() =>
        expect(document.title).toBe(`${name} · Edit ${one} · ${storyAdmin().admin.title}`),
      )
      await expect(await canvas.findByRole('form', { name: one })).toBeVisible()
    }),
    loading: screenStory(path, { answers: [answers.never(entity.area)] }, async (canvas) => {
      await expect(await canvas.findByRole('heading', { name: `Edit ${one}` })).toBeVisible()
    }),
    notFound: screenStory(editPath(region, entity, 'no-such-record'), {}, async (canvas) => {
      await expect(await canvas.findByText(`This ${one} does not exist`)).toBeVisible()
    }),
    failed: screenStory(path, { answers: [answers.failing(entity.area)] }, async (canvas) => {
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

  return screenStory(listPath(defaultRegion(), entity), {}, async (canvas, canvasElement) => {
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

    const edited = await canvas.findByRole('link', { name: /^Edit Zebra Two/ })
    const title = edited.getAttribute('aria-label')?.slice('Edit '.length) ?? ''
    await chooseInRow(canvas, title, 'Delete')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast(/Zebra Two.* is deleted/)
    await expect(await canvas.findByText(/match “zebra”/)).toBeVisible()
  })
}

async function areaOf(entity: AnyEntity): Promise<Area> {
  const { areas } = await storyAdmin().admin.load()
  const area = areas.find((each) => each.entity.area === entity.area)
  if (!area) throw new Error(`No area shows ${entity.area}`)
  return area
}
