import { mixed } from 'yup'

import { NO_RIGHTS, toRights, type Rights } from '../rights/rights'

/** The table of what a role may do. Missing parts are nothing. */
export function rights(label: string) {
  return mixed<Rights>((value): value is Rights => toRights(value) !== undefined)
    .label(label)
    .transform((value: unknown) => toRights(value) ?? value)
    .typeError(
      '${label} must be a table, such as {"areas":{"blogs":"edit"},"actions":["export"],"regions":["UK"]}',
    )
    .meta({ kind: 'rights' })
    .default(NO_RIGHTS)
}
