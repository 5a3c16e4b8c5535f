import {
  bulkRefusal,
  concernsOneRecord,
  Problem,
  type BulkRefusal,
  type NamedRecord,
} from '@staff/contract'
import type { FieldErrors } from '@staff/entity'

import { databaseProblem } from '../../platform/problems/databaseProblem'
import type { Db } from '../../platform/db/database'

/** The items that were written, with what each of them became, and those that were refused. */
export interface Attempted<Done> {
  done: Done[]
  refused: RefusedItem[]
}

/** A refused item, with the messages of its fields where the refusal has some. */
export interface RefusedItem extends BulkRefusal {
  errors?: FieldErrors | undefined
}

/**
 * Writes the items together. If one of them is refused, nothing of them is stored, and each half is tried again, until the
 * refused ones are alone. `isAlone` writes one after the other, for rules that must see the writes before.
 */
export async function attempt<Each extends NamedRecord, Done>(
  tx: Db,
  items: readonly Each[],
  write: (tx: Db, items: readonly Each[]) => Promise<Done[]>,
  isAlone = false,
): Promise<Attempted<Done>> {
  const [first] = items
  if (!first) return { done: [], refused: [] }
  if (items.length === 1 || !isAlone) {
    try {
      return { done: await tx.transaction((inner) => write(inner, items)), refused: [] }
    } catch (error) {
      const problem = refusalIn(error)
      if (items.length === 1)
        return {
          done: [],
          refused: [{ ...bulkRefusal(first, problem), errors: problem.details.errors }],
        }
    }
  }
  const middle = Math.ceil(items.length / 2)
  const one = await attempt(tx, items.slice(0, middle), write, isAlone)
  const other = await attempt(tx, items.slice(middle), write, isAlone)
  return { done: [...one.done, ...other.done], refused: [...one.refused, ...other.refused] }
}

/** The problem of a refused record. Throws any other error, and what ends the whole call. */
export function refusalIn(error: unknown): Problem {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  if (!problem || !concernsOneRecord(problem)) throw error
  return problem
}
