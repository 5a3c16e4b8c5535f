import { expect, test } from 'vitest'
import { object, string } from 'yup'

import { bestCost, costliest, fieldsOf, formFields, type FormField } from './validationCost'

const LENGTH = 48_000

/**
 * How many times as much four times the text costs; at most 4 where the cost grows with the length, 16 where it grows
 * with its square. Processor time at the best of several times, so that a busy machine changes nothing; what costs
 * little at the full length needs no second look.
 */
function growthOf(field: FormField, length = LENGTH): number {
  const { ms, which } = costliest(field, length)
  if (ms < 25) return 1
  const whole = bestCost(field, length, which)
  return whole < 25 ? 1 : whole / Math.max(bestCost(field, length / 4, which), 1)
}

// What is measured is processor time; a busy machine only takes longer to give it.
const PATIENCE_MS = 60_000

/** The same three times: on a busy machine, too, one of them is calm. */
function growthsOf(field: FormField, length = LENGTH): number[] {
  return [1, 2, 3].map(() => growthOf(field, length))
}

// Between 4 and 16.
const LIMIT = 9

test.each(formFields().map((field) => [field.name, field] as const))(
  'the cost of %s grows with the length of what is typed, not with its square',
  (_name, field) => {
    const growth = growthOf(field)
    expect(growth < LIMIT ? growth : Math.min(...growthsOf(field))).toBeLessThan(LIMIT)
  },
  PATIENCE_MS,
)

test(
  'a rule that takes the square of the length is found',
  () => {
    const schema = object({ name: string().matches(/\d+$/) })
    const [field] = fieldsOf('sample', schema)
    expect(field && Math.max(...growthsOf(field, LENGTH / 2))).toBeGreaterThan(LIMIT)
  },
  PATIENCE_MS,
)
