import { withFilledServer } from '../../apps/api/tools/bench/load/filledServer'
import { freshEmbedded } from '../../apps/api/tools/bench/load/freshDatabase'
import { close, openConsole, type OpenedPage } from './actions/openPages'
import { printFigure, printTitle } from './print'

const CYCLES = 60
/** The browser compiles code and fills its caches in the cycles before. */
const WARM = 40

/** Measures how the memory of a tab grows while a person opens all screens of the menu again and again. */
export async function heap() {
  await withFilledServer(
    freshEmbedded(),
    { recordsEach: 30, staff: 1 },
    async (url, { tokens: [token = ''] }) => {
      const opened = await openConsole(url, token)
      try {
        const links = opened.page.locator('nav[aria-label=Main] a')
        const screens = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href')),
        )
        await visit(opened, screens, 2)
        const cold = await memory(opened)
        await visit(opened, screens, WARM - 2)
        const warm = await memory(opened)
        await visit(opened, screens, CYCLES - WARM)
        const end = await memory(opened)

        printTitle(`A tab that opens ${screens.length} screens, ${CYCLES} times`)
        printFigure('heap at the end', end.bytes / 2 ** 20, 'MB')
        const early = perCycle(cold.bytes, warm.bytes, WARM - 2)
        printFigure(`growth of a cycle, the first ${WARM}`, early / 2 ** 10, 'KB')
        const late = perCycle(warm.bytes, end.bytes, CYCLES - WARM)
        printFigure('growth of a cycle, after that', late / 2 ** 10, 'KB', 30)
        printFigure('the same in elements', perCycle(warm.nodes, end.nodes, CYCLES - WARM), '', 10)
      } finally {
        await close(opened)
      }
    },
  )
}

function perCycle(before: number, after: number, cycles: number): number {
  return (after - before) / cycles
}

async function visit({ page }: OpenedPage, screens: (string | null)[], cycles: number) {
  for (const screen of Array.from({ length: cycles }, () => screens).flat()) {
    await page.locator(`nav[aria-label=Main] a[href="${screen}"]`).click()
    // A handle of an element would keep its screen in memory: this returns none.
    await page.waitForFunction(
      (path) => location.pathname === path && document.querySelector('main h1') !== null,
      screen,
    )
    await page.waitForTimeout(60)
  }
}

/** What is in memory after a garbage collection. */
async function memory({ session }: OpenedPage) {
  await session.send('Performance.enable')
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes') }
}
