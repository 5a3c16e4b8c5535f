import { benchStart } from '../../apps/api/tools/bench/startBench'
import { report, title } from './report'

/** How long the server takes to its first answer, and what it keeps in memory. */
export async function start() {
  const { firstStartMs, secondStartMs, residentMB } = await benchStart()
  title('The start on the embedded database, up to the first answer')
  report('first start', firstStartMs / 1000, 's')
  report('second start', secondStartMs / 1000, 's', 3)
  report('resident memory', residentMB, 'MB', 450)
}
