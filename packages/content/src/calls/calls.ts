import { namedCalls as everyAdmins, servedCalls, type AnyCall, type Served } from '@staff/contract'

import { listEntities } from './listEntities'
import { ownCalls } from './ownCalls'
import { publicAreas, readSite } from './publicSite'

/** The calls that belong to no entity, by name: those of every admin, and ours. */
export const namedCalls = { ...everyAdmins, ...ownCalls, readSite }

/** What our API serves. */
export const served: Served = { listed: listEntities, publicAreas, own: ownCalls }

/** Every call that our API serves. */
export function allCalls(): AnyCall[] {
  return servedCalls(served)
}
