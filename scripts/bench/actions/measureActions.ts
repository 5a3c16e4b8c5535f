import type { Page } from 'playwright'

import { withFilledServer } from '../../../apps/api/tools/bench/load/filledServer'
import { freshEmbedded } from '../../../apps/api/tools/bench/load/freshDatabase'
import { median } from '../../../apps/api/tools/bench/client/requestLoop'
import { withBothPages } from './openPages'
import { keyTime, timed } from './timed'

/** The times from a press or a key until the result is painted, in milliseconds. */
export interface ActionTimes {
  menuToList: number
  sort: number
  nextPage: number
  filter: number
  rowToForm: number
  back: number
  /** The 95th percentile of many keys in a text of 20,000 characters. */
  key: number
  /** The 200th tag. */
  tag: number
}

type Action = keyof ActionTimes

const TAGS = 199
const RECORDS = 10_000
const ROUNDS = 4
const WORDS = 'walnut velvet copper linen '.repeat(720)

/** Measures the actions in the console and in bare pages, in turns: medians on a processor that is 4 × slower. */
export async function measureActions(): Promise<{ console: ActionTimes; bare: ActionTimes }> {
  const rounds: { console: ActionTimes; bare: ActionTimes }[] = []
  const fill = { recordsEach: RECORDS, staff: 1, areas: ['blogs'] }
  await withFilledServer(freshEmbedded(), fill, async (url, { tokens: [token = ''] }) => {
    const tagged = await fillTags(url, token)
    await withBothPages(url, token, async (consolePage, barePage) => {
      for (let round = 0; round <= ROUNDS; round += 1)
        rounds.push({
          console: await act(consolePage, tagged),
          bare: await act(barePage, tagged),
        })
    })
  })
  // The first round loads what each action needs.
  const measured = rounds.slice(1)
  return {
    console: medians(measured.map((each) => each.console)),
    bare: medians(measured.map((each) => each.bare)),
  }
}

async function act(page: Page, title: string): Promise<ActionTimes> {
  const rows = { selector: 'tbody a[aria-label^="Edit "]' }
  const otherRows = { selector: 'tbody tr', isChanged: true }
  const form = { selector: 'input[name=title]' }
  const press = (selector: string) => () => page.locator(selector).first().click()
  const toList = press('nav[aria-label=Main] a[href$="masters/blogs"]')
  const toForm = press('tbody a[aria-label^="Edit "]')
  const search = page.locator('input[type=search]')
  const description = page.locator('textarea[name=description]')

  await press('nav[aria-label=Main] a')()
  await page.locator('input[type=search]').waitFor({ state: 'detached' })
  const menuToList = await timed(page, 'click', toList, rows)
  const sort = await timed(page, 'click', press('th button:has-text("Title")'), otherRows)
  const next = press('nav[aria-label=Pagination] button[data-to=next]')
  const nextPage = await timed(page, 'click', next, otherRows)
  const filter = await timed(page, 'input', () => search.fill(title), otherRows)
  await page.locator(`tbody a[aria-label="Edit ${title}"]`).waitFor()
  const rowToForm = await timed(page, 'click', toForm, form)
  const back = await timed(page, 'click', toList, rows)

  await search.fill(title)
  await page.locator(`tbody a[aria-label="Edit ${title}"]`).click()
  await description.fill(WORDS)
  const key = await keyTime(page, description)
  await page.locator('input[name=tags]').fill('the last one')
  const lastTag = { selector: 'form li', min: TAGS + 1 }
  const tag = await timed(page, 'keydown', () => page.keyboard.press('Enter'), lastTag)
  await press('nav[aria-label=Main] a')()
  // The console asks before it drops what was typed.
  const leave = page.getByRole('button', { name: 'Leave without saving' })
  const isAsked = leave.waitFor().then(() => leave.click())
  await Promise.any([isAsked, description.waitFor({ state: 'detached' })])
  return { menuToList, sort, nextPage, filter, rowToForm, back, key, tag }
}

/** Gives one blog 199 tags, and returns its title. */
async function fillTags(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const list = await fetch(`${url}/api/blogs?kind=Article&pageSize=1`, { headers })
  // The server's own answer.
  const { records } = (await list.json()) as { records: { id: string; version: number }[] }
  const [{ id, version } = { id: '', version: 0 }] = records
  const title = 'Two hundred tags'
  const response = await fetch(`${url}/api/blogs/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'if-match': `"${version}"` },
    body: JSON.stringify({
      title,
      tags: Array.from({ length: TAGS }, (_, index) => `tag ${index + 1}`),
    }),
  })
  if (!response.ok) throw new Error(`The tags were refused: ${await response.text()}`)
  return title
}

function medians(rounds: ActionTimes[]): ActionTimes {
  const of = (action: Action) => median(rounds.map((each) => each[action]))
  return {
    menuToList: of('menuToList'),
    sort: of('sort'),
    nextPage: of('nextPage'),
    filter: of('filter'),
    rowToForm: of('rowToForm'),
    back: of('back'),
    key: of('key'),
    tag: of('tag'),
  }
}
