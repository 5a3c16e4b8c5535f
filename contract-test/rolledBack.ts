import type { Db } from '../apps/api/src/db/database'

/** A handle whose statements run in a transaction from `begin` to `rollBack`. Transactions inside it become savepoints. */
export function rolledBack(outer: Db) {
  let current: { tx: Db; rollBack: () => Promise<void> } | undefined
  const db = new Proxy(outer, {
    get: (target, name): unknown => {
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
