import {
  bestCost,
  costliest,
  formFields,
} from '../../packages/content/src/testing/validationCost/validationCost'
import { printFigure, printTitle } from './print'

/** Measures the slowest field of each form with the worst input of 50,000 characters. */
export function validation() {
  printTitle('Validation of the worst 50,000 characters, in the slowest field of each form')
  const costs = formFields().map((field) => {
    const { which } = costliest(field, LENGTH)
    return { name: field.name, ms: bestCost(field, LENGTH, which) }
  })
  const slowest = new Map<string, (typeof costs)[number]>()
  for (const cost of costs) {
    const [form = ''] = cost.name.split('.')
    if (cost.ms >= (slowest.get(form)?.ms ?? 0)) slowest.set(form, cost)
  }
  for (const { name, ms } of slowest.values()) printFigure(name, ms, 'ms', 50)
}

const LENGTH = 50_000
