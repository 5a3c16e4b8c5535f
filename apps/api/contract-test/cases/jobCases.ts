import { single, type Case, type TestRequest } from '../play'
import { UNKNOWN_ID } from '../world'
import { ADMINISTRATOR } from './areaRequests'

const list: TestRequest = { method: 'GET', path: '/jobs' }
const run = (id: string): TestRequest => ({ method: 'POST', path: `/jobs/${id}/run` })

/** Background jobs. The fake API has no clock that runs, so nothing becomes due. */
export function jobCases(): Case[] {
  return [
    single(ADMINISTRATOR, 'no jobs', 200, list),
    single(ADMINISTRATOR, 'run one that is not there', 404, run(UNKNOWN_ID)),
    single(ADMINISTRATOR, 'run one with a wrong id', 404, run('moon')),
    single({ as: 'staff' }, 'staff do not list them', 403, list),
    single({ as: 'staff' }, 'staff do not run them', 403, run(UNKNOWN_ID)),
    single({ as: 'nobody' }, 'nobody', 401, list),
    single({ as: 'nobody' }, 'nobody runs one', 401, run(UNKNOWN_ID)),
  ]
}
