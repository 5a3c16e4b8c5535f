import type { StoredView } from '@staff/contract'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { fakeSession } from '../fakeApi/personal/fakePeople'

const LIST = '/US/dashboard/masters/careers'
const ANA = fakeSession().userId

/** A saved view of the careers, of the user of a story unless `ownerId` says otherwise. */
export function careerView(
  index: number,
  values: Partial<StoredView> & Pick<StoredView, 'name' | 'query'>,
): StoredView {
  const id = `019b0000-0000-7000-8500-${String(index).padStart(12, '0')}`
  return { id, area: 'careers', ownerId: ANA, version: 1, ...values }
}

/** A view for everybody. */
export const contracts = careerView(1, {
  name: 'Contracts',
  query: 'type=Contract&sort=title&order=asc',
  ownerId: null,
})

/** A view of the user. */
export const inLondon = careerView(2, { name: 'In London', query: 'q=London' })

/** The addresses of the two. */
export const ofContracts = `${LIST}?view=${contracts.id}&sort=title&order=asc&type=Contract`
export const ofLondon = `${LIST}?view=${inLondon.id}&q=London`

/** The views of most stories. */
export const someViews = [
  contracts,
  inLondon,
  careerView(3, { name: 'Internships', query: 'type=Internship' }),
]

/** Opens the menu of the current view and chooses an item. */
export async function chooseAction(view: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions of the view ${view}` }))
  const menu = within(await screen.findByRole('menu'))
  await userEvent.click(await menu.findByRole('menuitem', { name: item }))
}

/** The tab of a view. */
export async function viewTab(name: string): Promise<HTMLElement> {
  const views = within(await screen.findByRole('navigation', { name: 'Views' }))
  return views.findByRole('link', { name: new RegExp(`^${name}(?! by|\\w)`) })
}

/** Waits until a view is the current one. */
export async function expectCurrentView(name: string): Promise<void> {
  await waitFor(async () => expect(await viewTab(name)).toHaveAttribute('aria-current', 'page'))
}

/** Waits for the records. */
export async function listLoaded(): Promise<void> {
  await screen.findAllByRole('link', { name: /^Edit / })
}
