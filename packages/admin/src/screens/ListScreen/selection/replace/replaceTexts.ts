import type { AnyEntity } from '@staff/entity'

import type { BulkForecast } from '../../../../data/records/bulkRecords'
import { countOf, recordsOf } from '../bulkTexts'

/** The button that replaces: 'Replace in 3 testimonials'. */
export function replaceLabel(entity: AnyEntity, count: number): string {
  return `Replace in ${recordsOf(entity, count)}`
}

/** What a preview has found, in one or two sentences. `selected` is how many records were looked through. */
export function foundText(entity: AnyEntity, { done, found }: BulkForecast, selected: number) {
  if (found === 0) return `Not found in ${theSelected(entity, selected)}.`
  const times = `Found ${countOf(found)} ${found === 1 ? 'time' : 'times'}.`
  if (done === 0) return `${times} Nothing would change.`
  if (selected === 1) return `${times} The selected ${entity.labels.one} would change.`
  return `${times} ${countOf(done)} of ${theSelected(entity, selected)} would change.`
}

/** How many records cannot be changed: '2 testimonials would be left as before' */
export function refusedText(entity: AnyEntity, count: number): string {
  return `${recordsOf(entity, count)} would be left as before`
}

/** How many more there are: 'and 3 more places' */
export function moreText(count: number, one: string, many: string): string {
  return `and ${countOf(count)} more ${count === 1 ? one : many}`
}

/** The looked through records: 'the 12 selected testimonials', 'the selected testimonial'. */
export function theSelected(entity: AnyEntity, count: number): string {
  if (count === 1) return `the selected ${entity.labels.one}`
  return `the ${countOf(count)} selected ${entity.labels.many.toLowerCase()}`
}
