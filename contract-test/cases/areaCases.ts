import { fixtures } from '@staff/forms/content/fixtures'
import { accessTo, type Fixtures } from '@staff/forms/entity'

import type { Case } from '../play'
import { bulkCases } from './bulkCases'
import { changeCases } from './changeCases'
import { createCases } from './createCases'
import { listCases } from './listCases'
import { readCases, removeCases } from './recordCases'

/** The calls of every area, derived from its entity and its fixtures. */
export function areaCases(): [area: string, cases: Case[]][] {
  return fixtures.map((each) => [each.entity.area, casesOf(each)])
}

function casesOf(each: Fixtures): Case[] {
  const { write, remove } = accessTo(each.entity)
  return [
    ...listCases(each),
    ...readCases(each),
    ...(write === 'nobody' ? [] : [...createCases(each), ...changeCases(each)]),
    ...(remove === 'nobody' ? [] : removeCases(each)),
    ...bulkCases(each),
  ]
}
