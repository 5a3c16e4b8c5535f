import { changedFields, revisionValues, type WholeRevision } from '@staff/contract'
import { FIXTURE_NOW, type Fixtures } from '@staff/entity'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { historyPath } from '../../shared/paths'
import type { Override } from '../fakeApi/answers'
import type { FakeAnswer } from '../fakeApi/fakeAnswer'
import { fakeSession, otherSession } from '../fakeApi/personal/fakePeople'
import { saveAsBen } from './saveAsBen'

const ANA = fakeSession()
const BEN = otherSession()
const HOUR = 3_600_000

/** A version of the blog: who made it and why, how many hours ago, and what differs from the stored record. */
type Told = [reason: WholeRevision['reason'], by: typeof ANA | null, hours: number, values: object]

const SHORT =
  'For two years every project of ours shows the product every Friday. The meetings became shorter.'

/** The versions of the first blog of the fixtures, for `parameters.api`, and the address of its history. */
export function blogHistory(blogs: Blogs) {
  const { entity, filled, records } = blogs
  const id = idIn(blogs)
  const image: unknown = Reflect.get(records[3] ?? filled, 'image')
  const title = entity.titleOf(filled)

  return {
    HISTORY: historyPath('US', entity, id),

    /** Six versions, by two people. */
    fewVersions: historyOf(blogs, [
      ['existing', null, 2000, { title: 'Friday demos', tags: ['Delivery'], description: SHORT }],
      ['changed', BEN, 900, { tags: ['Delivery'], description: SHORT }],
      ['bulk', ANA, 400, { tags: ['Delivery', 'Clients'], description: SHORT }],
      ['imported', BEN, 170, { author: 'Imani O.', description: SHORT, image }],
      ['changed', ANA, 26, { author: 'Imani O.', image }],
      ['restored', BEN, 2, {}],
    ]),

    /** The versions of a long life. */
    manyVersions: historyOf(
      blogs,
      Array.from({ length: 200 }, (_, index) => [
        index === 0 ? 'created' : 'changed',
        index % 3 ? ANA : BEN,
        (199 - index) * 20 + 1,
        { title: index === 199 ? title : `Friday demos, draft ${index + 1}` },
      ]),
    ),

    /** Two versions. The rules of today refuse the first one, which has no author and the same tag twice. */
    refusedVersions: historyOf(blogs, [
      ['imported', BEN, 900, { title: 'Friday demos', author: '', tags: ['Teams', 'teams'] }],
      ['changed', ANA, 26, {}],
    ]),

    /** Two versions that say the same. */
    equalVersions: historyOf(blogs, [
      ['created', BEN, 900, {}],
      ['changed', ANA, 26, {}],
    ]),

    /** Ben Okafor saves the blog, over the version that he saw. */
    saveElsewhere: (changes: object, version: number) =>
      saveAsBen(`/${entity.area}/${id}`, changes, version),
  }
}

type Blogs = Pick<Fixtures, 'entity' | 'filled' | 'records'>

/** What the fake API starts with, so that the first blog has these versions. */
function historyOf(blogs: Blogs, told: readonly Told[]) {
  const { entity, filled, records } = blogs
  const versions = versionsOf(blogs, told)
  const stored = { ...filled, ...versions.at(-1)?.values, version: versions.length }
  return {
    records: { [entity.area]: [stored, ...records.slice(1)] },
    histories: { [entity.area]: { [idIn(blogs)]: versions } },
  }
}

/** The oldest first. */
function versionsOf({ entity, filled }: Blogs, told: readonly Told[]): WholeRevision[] {
  let last: WholeRevision | undefined
  return told.map(([reason, by, hours, changes], index) => {
    const values = revisionValues(entity, { ...filled, ...changes })
    last = {
      version: index + 1,
      reason,
      at: new Date(FIXTURE_NOW.getTime() - hours * HOUR).toISOString(),
      userId: by?.userId ?? null,
      userName: by?.name ?? '',
      changed: last ? changedFields(entity, last.values, values) : [],
      values,
    }
    return last
  })
}

function idIn({ entity, filled }: Blogs): string {
  return String(Reflect.get(filled, entity.idKey))
}

/** The calls about versions get this answer, the first `times` ones if a number is given. */
export function answeringHistory(answer: FakeAnswer, times = Infinity): Override {
  return () => {
    let left = times
    return ({ part }) => (part === 'history' && left-- > 0 ? answer : undefined)
  }
}

/** The panel, when the versions are there; they are hidden behind a chosen one. */
export async function openHistory() {
  const panel = await screen.findByRole('dialog', { name: /^History of / })
  await waitFor(() => expect(panel.querySelector('nav')).not.toBeNull())
  return within(panel)
}

/** Chooses a version, and waits for what differs. */
export async function choose(version: number) {
  const dialog = await openHistory()
  const name = new RegExp(`Version ${version} `)
  await userEvent.click(await dialog.findByRole('link', { name }))
  const pane = within(await dialog.findByRole('region', { name: `Version ${version}` }))
  await pane.findAllByRole('heading', { level: 4 })
  return pane
}

/** Restores a version. */
export async function restore(version: number) {
  const pane = await choose(version)
  await userEvent.click(await pane.findByRole('button', { name: 'Restore this version' }))
  return pane
}
