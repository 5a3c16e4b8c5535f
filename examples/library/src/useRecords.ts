import type { SaveOutcome } from '@staff/forms'
import { useState } from 'react'

/** The records of one entity. They live until the page is closed; a real console asks its API. */
export interface Records<Values> {
  all: readonly Stored<Values>[]
  /** Changes the record of this id, or adds one. */
  save: (values: Values, id?: string) => Promise<SaveOutcome>
}

export type Stored<Values> = Values & { id: string }

/** Keeps records in memory. */
export function useRecords<Values extends object>(): Records<Values> {
  const [all, setAll] = useState<readonly Stored<Values>[]>([])

  async function save(values: Values, id: string = crypto.randomUUID()): Promise<SaveOutcome> {
    const record = { ...values, id }
    setAll((records) =>
      records.some((each) => each.id === id)
        ? records.map((each) => (each.id === id ? record : each))
        : [...records, record],
    )
    return { status: 'saved', record }
  }

  return { all, save }
}
