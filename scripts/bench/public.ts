import { withFilledServer } from '../../apps/api/tools/bench/load/filledServer'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { measurePublic, type PublicRates } from '../../apps/api/tools/bench/public/measurePublic'
import { printFigure, printMinimum, printTitle } from './print'

const SIZES = [100, 10_000, 100_000]
const LIST = '/api/public/careers?pageSize=50'

/** Measures reads of the public site on both databases, beside a bare server that sends the same bytes. */
export async function publicSite() {
  const databases: [name: string, open: () => Promise<FreshDatabase | undefined>][] = [
    ['PostgreSQL', freshPostgres],
    ['the embedded database', async () => freshEmbedded()],
  ]
  for (const [name, open] of databases) {
    const plain: PublicRates[] = []
    for (const recordsEach of SIZES) {
      const fresh = await open()
      if (fresh) plain.push(await measureSize(name, fresh, recordsEach))
    }
    if (plain.length > 0) {
      const rates = plain.map(({ product }) => product)
      printTitle(`From ${SIZES[0]} to ${SIZES.at(-1)} records on ${name}`)
      printMinimum(
        'slowest of the fastest',
        (Math.min(...rates) / Math.max(...rates)) * 100,
        '%',
        80,
      )
    }
  }
}

async function measureSize(
  name: string,
  fresh: FreshDatabase,
  recordsEach: number,
): Promise<PublicRates> {
  let plain: PublicRates | undefined
  await withFilledServer(fresh, { recordsEach, staff: 1, areas: ['careers'] }, async (url) => {
    const address = new URL(LIST, url)
    printTitle(`A list of 50 on the public site, ${recordsEach} records, ${name}`)
    for (const encoding of ['identity', 'br']) {
      const rates = await measurePublic(address, { 'accept-encoding': encoding })
      plain ??= rates
      printFigure(`${encoding}: bytes of the body`, rates.bytes, '')
      printMinimum(`${encoding}: answers`, rates.product, '/s', 5000)
      printFigure(`${encoding}: answers of a bare server`, rates.bare, '/s')
      printMinimum(`${encoding}: of a bare server`, rates.share * 100, '%', 80)
    }
  })
  if (!plain) throw new Error('Nothing was measured')
  return plain
}
