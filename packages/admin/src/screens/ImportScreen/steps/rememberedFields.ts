import { importColumns, type ImportReport } from '@staff/contract'
import { foldText, type AnyEntity } from '@staff/entity'

import { saveListPreferences } from '../../../data/session/preferences'
import { preferencesOf } from '../../../stores/preferences/lists'

type Match = Pick<ImportReport, 'headers' | 'fields'>

/** The fields for the headings of a file as the person has matched them before; undefined if that changes nothing. */
export function rememberedFields(entity: AnyEntity, report: Match): string[] | undefined {
  const { headings } = preferencesOf(entity.area)
  const known = new Set(importColumns(entity).map(({ key }) => key))
  const wanted = report.headers.map((header) => {
    const field = headings[keyOf(header)]
    return field !== undefined && (field === '' || known.has(field)) ? field : undefined
  })
  const fields = report.fields.map((field, index) => {
    const isTaken = field !== '' && wanted.includes(field)
    return wanted[index] ?? (isTaken ? '' : field)
  })
  const isOnce = fields.every((field, index) => field === '' || fields.indexOf(field) === index)
  const isSame = fields.every((field, index) => field === report.fields[index])
  return isOnce && !isSame ? fields : undefined
}

/** Keeps what the person has matched otherwise than the headings say, for the next file. */
export function rememberFields(
  entity: AnyEntity,
  report: Match,
  automatic: readonly string[],
): void {
  const { headings } = preferencesOf(entity.area)
  const next = { ...headings }
  for (const [index, header] of report.headers.entries()) {
    const field = report.fields[index] ?? ''
    const key = keyOf(header)
    if (key === '' || key.length > MAX_LENGTH) continue
    if (field === automatic[index]) Reflect.deleteProperty(next, key)
    else next[key] = field
  }
  const kept = Object.fromEntries(Object.entries(next).slice(-MAX_HEADINGS))
  if (JSON.stringify(kept) !== JSON.stringify(headings))
    void saveListPreferences(entity.area, { headings: kept })
}

const MAX_LENGTH = 200
const MAX_HEADINGS = 200

function keyOf(header: string): string {
  return foldText(header)
}
