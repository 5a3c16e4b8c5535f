import {
  bestCost,
  costliest,
  formFields,
} from '../../packages/forms/src/validationCost/validationCost'
import { report, title } from './report'

/** What 50,000 hostile characters in a field cost the processor: the costliest field of each form. */
export function validation() {
  title('50,000 hostile characters in a field, of each form the costliest')
  const costs = formFields().map((field) => {
    const { which } = costliest(field, LENGTH)
    return { name: field.name, ms: bestCost(field, LENGTH, which) }
  })
  const worst = new Map<string, (typeof costs)[number]>()
  for (const cost of costs) {
    const [form = ''] = cost.name.split('.')
    if (cost.ms >= (worst.get(form)?.ms ?? 0)) worst.set(form, cost)
  }
  for (const { name, ms } of worst.values()) report(name, ms, 'ms', 50)
}

const LENGTH = 50_000
