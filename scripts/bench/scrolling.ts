import type { Page } from 'playwright'

import { median } from '../../apps/api/tools/bench/client/requestLoop'
import { withFilledServer } from '../../apps/api/tools/bench/load/filledServer'
import { freshEmbedded } from '../../apps/api/tools/bench/load/freshDatabase'
import { withBothPages } from './actions/openPages'
import { printFigure, printTitle } from './print'

const ROWS = 100
const ROUNDS = 3
const LONG_MS = 50

/** Measures the frames while a list scrolls under a resting pointer, beside a bare page with the same rows. */
export async function scrolling() {
  const fill = { recordsEach: 2 * ROWS, staff: 1, areas: ['blogs'] }
  await withFilledServer(freshEmbedded(), fill, async (url, { tokens: [token = ''] }) => {
    await withBothPages(url, token, async (consolePage, barePage) => {
      await consolePage.goto(`${url}/US/dashboard/masters/blogs?pageSize=${ROWS}`)
      const bareList = new URL(`/blogs?pageSize=${ROWS}#masters/blogs`, barePage.url())
      await barePage.goto(bareList.href)
      const rounds: { console: number[]; bare: number[] }[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ console: await scroll(consolePage), bare: await scroll(barePage) })

      const own = rounds.map((round) => round.console)
      printTitle(`A list of ${ROWS} rows is scrolled, with a 4 × slower processor`)
      printFigure(`frames over ${LONG_MS} ms`, median(own.map(longFrames)), '', 5)
      const ofBare = rounds.map((round) => longFrames(round.bare))
      printFigure(`frames over ${LONG_MS} ms, of a bare page`, median(ofBare), '')
      printFigure('the longest frame', median(own.map((frames) => Math.max(...frames))), 'ms')
    })
  })
}

function longFrames(frames: number[]): number {
  return frames.filter((milliseconds) => milliseconds > LONG_MS).length
}

/** Turns the wheel down and up again above a row. Returns how long each frame took, in milliseconds. */
async function scroll(page: Page): Promise<number[]> {
  await page
    .locator('tbody tr')
    .nth(ROWS - 1)
    .waitFor()
  await page.mouse.move(640, 500)
  // What loads behind has arrived.
  await page.waitForTimeout(3000)
  await page.evaluate(watchFrames)
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, turn < 30 ? 120 : -120)
    await page.waitForTimeout(30)
  }
  const frames: unknown = await page.evaluate(() => Reflect.get(globalThis, 'frameTimes'))
  return Array.isArray(frames) ? frames.map(Number) : []
}

/** Runs in the page: collects how long each frame takes in `frameTimes`. */
function watchFrames() {
  const frameTimes: number[] = []
  Reflect.set(globalThis, 'frameTimes', frameTimes)
  let last = performance.now()
  const look = (now: number) => {
    // A new measurement has begun.
    if (Reflect.get(globalThis, 'frameTimes') !== frameTimes) return
    frameTimes.push(now - last)
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
