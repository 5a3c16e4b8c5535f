import type { RecordHooks } from '@staff/api'
import { Problem } from '@staff/contract'

/** Rules of books: one that somebody has borrowed stays until it is back. */
export const bookHooks: RecordHooks = {
  async beforeRemove(_tx, { stored }) {
    if (stored['dueBack'])
      throw new Problem(409, 'This book is borrowed. Clear Due back when it has returned.')
  },
}
