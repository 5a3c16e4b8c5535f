import type { Db } from '@staff/api/platform/db/database'

/** A handle whose statements run in a transaction from `begin` to `rollBack`. Transactions inside it become savepoints. */
export function rolledBack(outer: Db) {
  let current: { tx: Db; rollBack: () => Promise<void> } | undefined
  const db = new Proxy(outer, {
    get: (target, name): unknown => {
      if (current && name === '_') return withSavepoints(current.tx)
      const handle = current?.tx ?? target
      const value: unknown = Reflect.get(handle, name)
      return typeof value === 'function' ? value.bind(handle) : value
    },
  })
  return {
    db,
    begin: async () => {
      current = await beginTransaction(outer)
    },
    rollBack: async () => {
      const ended = current
      current = undefined
      await ended?.rollBack()
    },
  }
}

/**
 * A prepared statement of its own runs in a savepoint, because outside a case a refused statement ends nothing but itself.
 */
function withSavepoints(tx: Db) {
  // oxlint-disable-next-line no-underscore-dangle -- The API's statements run on this session.
  const inside = tx._
  type Prepare = typeof inside.session.prepareQuery
  const prepareQuery = (...query: Parameters<Prepare>) => ({
    execute: (values: Record<string, unknown>) =>
      tx.transaction((savepoint) =>
        // oxlint-disable-next-line no-underscore-dangle -- See above.
        savepoint._.session.prepareQuery(...query).execute(values),
      ),
  })
  return { ...inside, session: { prepareQuery } }
}

async function beginTransaction(db: Db) {
  return new Promise<{ tx: Db; rollBack: () => Promise<void> }>((resolve, reject) => {
    const over = db.transaction(
      (tx) =>
        new Promise<never>((_, abort) => {
          const rollBack = async () => {
            abort(ROLLED_BACK)
            await over.catch((error: unknown) => {
              if (error !== ROLLED_BACK) throw error
            })
          }
          resolve({ tx, rollBack })
        }),
    )
    over.catch(reject)
  })
}

const ROLLED_BACK = new Error('The transaction of a case was rolled back')
