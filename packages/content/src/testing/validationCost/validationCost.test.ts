import { expect, test } from 'vitest'
import { object, string } from 'yup'

import { bestCost, costliest, fieldsOf, formFields, type FormField } from './validationCost'

const LENGTH = 48_000

/**
 * How the time grows when the text is four times as long: up to 4 for linear cost, 16 for quadratic cost. It compares
 * the best processor times of several runs, so other load does not matter. A cost that is low at full length needs no
 * comparison.
 */
function growthOf(field: FormField, length = LENGTH): number {
  const { ms, which } = costliest(field, length)
  if (ms < 25) return 1
  const whole = bestCost(field, length, which)
  return whole < 25 ? 1 : whole / Math.max(bestCost(field, length / 4, which), 1)
}

// Only processor time is measured. Other load makes the test slower, not wrong.
const PATIENCE_MS = 60_000

/** Three measurements: at least one of them is undisturbed. */
function growthsOf(field: FormField, length = LENGTH): number[] {
  return [1, 2, 3].map(() => growthOf(field, length))
}

// Between 4 (linear) and 16 (quadratic).
const LIMIT = 9

test.each(formFields().map((field) => [field.name, field] as const))(
  'the time for %s is linear in the length of the value',
  (_name, field) => {
    const growth = growthOf(field)
    expect(growth < LIMIT ? growth : Math.min(...growthsOf(field))).toBeLessThan(LIMIT)
  },
  PATIENCE_MS,
)

test(
  'a rule with quadratic time is found',
  () => {
    const schema = object({ name: string().matches(/\d+$/) })
    const [field] = fieldsOf('sample', schema)
    expect(field && Math.max(...growthsOf(field, LENGTH / 2))).toBeGreaterThan(LIMIT)
  },
  PATIENCE_MS,
)
