import { benchStart } from '../../apps/api/tools/bench/startBench'
import { printFigure, printTitle } from './print'

/** Measures the time until the server answers its first request, and its memory. */
export async function start() {
  const { firstStartMs, secondStartMs, residentMB } = await benchStart()
  printTitle('The start on the embedded database, until the first response')
  printFigure('first start', firstStartMs / 1000, 's')
  printFigure('second start', secondStartMs / 1000, 's', 3)
  printFigure('resident memory', residentMB, 'MB', 450)
}
