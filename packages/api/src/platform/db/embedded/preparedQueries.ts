import { parse, protocol, type PGlite, type QueryOptions } from '@electric-sql/pglite'

import { preparedName } from '../statement'

/**
 * Keeps the prepared statements of `createStatement` parsed and planned, as PostgreSQL does. PGlite itself parses every query
 * anew, and sends six messages for it instead of one. Inside transactions all queries run as PGlite runs them.
 */
export function keepPrepared(pglite: PGlite): PGlite {
  const parsed = new Set<string>()
  const query = pglite.query.bind(pglite)

  async function runPrepared(name: string, text: string, values: unknown[]) {
    const messages = await pglite.execProtocolStream(
      Buffer.concat([
        ...(parsed.has(name)
          ? []
          : // An earlier attempt may have failed after it was parsed. Closing an unknown statement is no error.
            [serialize.close({ type: 'S', name }), serialize.parse({ name, text })]),
        serialize.bind({ statement: name, values: values.map(textOf) }),
        // oxlint-disable-next-line no-restricted-properties -- A message of PostgreSQL's protocol, not a schema's method.
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    )
    parsed.add(name)
    return messages
  }

  pglite.query = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
    const name = preparedName(text)
    if (name === undefined) return query<Row>(text, values, options)
    // oxlint-disable-next-line no-underscore-dangle -- Throws if it is closed, as its own queries do.
    await pglite._checkReady()
    // oxlint-disable-next-line no-underscore-dangle -- Only this keeps the statement out of the transactions of others.
    const messages = await pglite._runExclusiveTransaction(() =>
      pglite.runExclusive(() => runPrepared(name, text, values)),
    )
    const [result] = parse.parseResults(messages, pglite.parsers, options)
    if (!result) throw new Error('A query returned nothing')
    // The caller names the type of the rows.
    return result as Awaited<ReturnType<typeof query<Row>>>
  }
  return pglite
}

const { serialize } = protocol

function textOf(value: unknown): string | null {
  if (typeof value === 'string' || value === null) return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error('A prepared statement takes texts, numbers, booleans and null only')
}
