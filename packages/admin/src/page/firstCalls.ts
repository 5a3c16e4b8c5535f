import { accessTo, type AnyEntity } from '@staff/entity'

import { search } from '../data/records/readRecords'
import { readListParams } from '../screens/ListScreen/listParams'
import type { AdminContent } from '../shared/admin'

/** The first call of each screen, and its heading, by its path below the dashboard. */
export type FirstCalls = Record<string, FirstCall>

export interface FirstCall {
  /** A path of the API, with the default parameters of a list: '/blogs?q=&sort=…'. */
  call: string
  /** Whose calls the server accepts: those of everybody, of administrators, or of roles with a step in this area. */
  for: 'everybody' | 'administrator' | { area: string }
  /** Undefined for a heading that only the code knows, such as a greeting. */
  heading?: Heading
}

/** The head of a list. */
export interface Heading {
  title: string
  intro?: string | undefined
  /** What its button adds, if records can be added: 'blog post'. */
  adds?: string | undefined
}

/** The first calls of all lists. `callFirst` makes them before the code of the admin has loaded. */
export function firstCallsOf({ areas }: Pick<AdminContent, 'areas'>): FirstCalls {
  return Object.fromEntries(
    areas.flatMap(({ entity }) => {
      const { read } = accessTo(entity)
      if (entity.parentReference || read === 'nobody') return []
      const query = search(readListParams(new URLSearchParams(), entity))
      const call = `/${entity.area}?${query}`
      return [[entity.path, { call, for: readersOf(entity), heading: headingOf(entity) }]]
    }),
  )
}

function readersOf(entity: AnyEntity): FirstCall['for'] {
  if (entity.access?.everybody) return 'everybody'
  return accessTo(entity).read === 'administrator' ? 'administrator' : { area: entity.area }
}

function headingOf(entity: AnyEntity): Heading {
  const { title, intro, one } = entity.labels
  return { title, intro, adds: accessTo(entity).create === 'nobody' ? undefined : one }
}
