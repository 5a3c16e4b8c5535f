import type { AnyEntity } from '@staff/entity'
import { array, object, string, type InferType } from 'yup'

import { defineCall, jsonResponse, type Body } from '../../../call/defineCall'
import { json, type JsonType, type ValueOf } from '../../../call/json'
import { matches } from '../../../call/matches'
import { accessFor } from '../../../rules/rights/decide'

/** What one file may have at most. */
export const CSV_LIMITS = {
  bytes: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  cells: 2_000_000,
  // A parser needs time and memory for each of them, also where rows are empty and cells are short.
  lines: 200_000,
  quotes: 800_000,
} as const

/** The parameters of an import. */
export type ImportParameters = InferType<typeof parameters>

const parameters = object({
  preview: flag('preview').label('Checks every row and stores nothing'),
  partial: flag('partial').label(
    'Stores the right rows if others are refused; by default nothing is stored then',
  ),
  outcome: flag('outcome').label(
    'Stores nothing: answers with the `report` of the import with this Idempotency-Key, after it has ended; without one if it has stored nothing',
  ),
  fields: array()
    .of(string().ensure())
    .transform((value: unknown, original: unknown) =>
      original === undefined ? value : [original].flat(),
    )
    .label('The field of each column of the file, `""` for none; by default found by the headings'),
})

function flag(name: string) {
  return string().oneOf(['true'], `${name} must be true`)
}

const cellError = json.object({ column: json.integerOrNull(), message: json.text() })

const sampleRow = json.object({
  row: json.integer(),
  cells: json.list(json.text()),
  outcome: json.choice(['create', 'change', 'same', 'refused']),
})

const refusedRow = json.object({
  row: json.integer(),
  title: json.text(),
  cells: json.list(json.text()),
  errors: json.list(cellError),
})

const report = json.object({
  separator: json.choice(['comma', 'semicolon', 'tab']),
  headers: json.list(json.text()),
  fields: json.list(json.text()),
  created: json.integer(),
  changed: json.integer(),
  same: json.integer(),
  rows: json.integer(),
  isStored: json.boolean(),
  sample: json.list(sampleRow),
  refused: json.list(refusedRow),
})

/** What an import does, or has done. */
export type ImportReport = ValueOf<typeof report>

/** A row that cannot be stored, with the reason at its cell, or at none. */
export type RefusedRow = ImportReport['refused'][number]

/** One of the first rows. */
export type SampleRow = ImportReport['sample'][number]

/** The response of an import. */
export interface ImportResult {
  /** The percents that were done, written while the work runs. */
  progress: number[]
  /** Undefined if a problem ended the work, or if an import whose outcome was asked for has stored nothing. */
  report?: ImportReport
  /** The problem document of an import that was refused after its response had begun. */
  problem?: Record<string, unknown>
}

const result: JsonType<ImportResult> = {
  ...json.object({ progress: json.list(json.integer()) }),
  properties: { progress: json.list(json.integer()), report, problem: json.anyObject() },
}

const file: Body<Uint8Array> = {
  kind: 'other',
  contentTypes: ['text/csv'],
  type: json.text({ maxLength: CSV_LIMITS.bytes }),
}

/** The call that imports a CSV file, or says what would become of it. */
export function importCall(entity: AnyEntity) {
  return defineCall({
    method: 'POST',
    path: `/${entity.area}/import` as const,
    access: accessFor(entity, 'import'),
    query: parameters,
    body: file,
    success: jsonResponse(200, result, isResult),
  })
}

function isResult(body: unknown): body is ImportResult {
  return matches(result, body)
}
