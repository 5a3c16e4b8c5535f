import { fixtures } from '@staff/content/fixtures'
import { accessTo, type Fixtures } from '@staff/entity'

import type { Case } from '../play'
import { bulkCases } from './bulkCases'
import { replaceCases } from './replaceCases'
import { csvCases } from './csvCases'
import { changeCases } from './changeCases'
import { createCases } from './createCases'
import { historyCases } from './historyCases'
import { listCases } from './listCases'
import { orderCases } from './orderCases'
import { readCases, removeCases } from './recordCases'
import { trashCases } from './trashCases'

/** The calls of every area, derived from its entity and its fixtures. */
export function areaCases(): [area: string, cases: Case[]][] {
  return fixtures.map((each) => [each.entity.area, casesOf(each)])
}

function casesOf(each: Fixtures): Case[] {
  const { create, remove } = accessTo(each.entity)
  return [
    ...listCases(each),
    ...readCases(each),
    ...(create === 'nobody' ? [] : [...createCases(each), ...changeCases(each)]),
    ...(remove === 'nobody' ? [] : removeCases(each)),
    ...bulkCases(each),
    ...replaceCases(each),
    ...csvCases(each),
    ...orderCases(each),
    ...historyCases(each),
    ...trashCases(each),
  ]
}
