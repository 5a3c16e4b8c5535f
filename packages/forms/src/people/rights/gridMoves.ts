import type { Step } from '@staff/entity'

/** The row of the column heads, above the rows of the areas. */
export const HEAD = -1

/** A cell of the table. */
export interface Place {
  row: number
  step: Step
}

/** The steps that a row has, in order; undefined if there is no such row. */
export type StepsOf = (row: number) => readonly Step[] | undefined

interface Pressed {
  key: string
  ctrlKey: boolean
}

/** Where a key leads from a cell; undefined for a key that does not move. At the edges, the place stays the same. */
export function moved(
  place: Place,
  { key, ctrlKey }: Pressed,
  stepsOf: StepsOf,
  isMirrored: boolean,
): Place | undefined {
  const forward = isMirrored ? -1 : 1
  if (key === 'Home' || key === 'End') {
    const by = key === 'Home' ? -1 : 1
    return end(ctrlKey ? lastRow(place.row, by, stepsOf) : place.row, by, stepsOf)
  }
  if (ctrlKey) return undefined
  if (key === 'ArrowRight') return along(place, forward, stepsOf)
  if (key === 'ArrowLeft') return along(place, -forward, stepsOf)
  if (key === 'ArrowDown') return across(place, 1, stepsOf)
  return key === 'ArrowUp' ? across(place, -1, stepsOf) : undefined
}

function along({ row, step }: Place, by: number, stepsOf: StepsOf): Place {
  const steps = stepsOf(row) ?? []
  return { row, step: steps[steps.indexOf(step) + by] ?? step }
}

/** The same step in the next row that has it. */
function across(place: Place, by: number, stepsOf: StepsOf): Place {
  let row = place.row + by
  let steps = stepsOf(row)
  while (steps && !steps.includes(place.step)) {
    row += by
    steps = stepsOf(row)
  }
  return steps ? { row, step: place.step } : place
}

function end(row: number, by: number, stepsOf: StepsOf): Place {
  return { row, step: stepsOf(row)?.at(by < 0 ? 0 : -1) ?? 'nothing' }
}

function lastRow(row: number, by: number, stepsOf: StepsOf): number {
  let last = row
  while (stepsOf(last + by)) last += by
  return last
}
