import type { ValuesOf } from '@staff/entity'
import type { role } from '@staff/entity/people'

type Role = ValuesOf<typeof role>

/** Runs the library. Role type 1 opens everything, so there are no rights to give. */
const librarian: Role = {
  name: 'Librarian',
  roleTypeId: 1,
  description: 'Runs the library, and decides who may do what.',
  rights: { areas: {}, actions: [], regions: [] },
}

/** Decides what the website shows. */
export const cataloguer: Role = {
  name: 'Cataloguer',
  roleTypeId: 2,
  description: 'Keeps the catalogue of the website right.',
  rights: { areas: { books: 'publish', authors: 'publish' }, actions: ['export'], regions: [] },
}

/** Lends books. The step 'edit' allows what the website does not show. */
export const desk: Role = {
  name: 'Desk',
  roleTypeId: 2,
  description: 'Lends books and takes them back.',
  rights: { areas: { books: 'edit', authors: 'see' }, actions: [], regions: [] },
}

/** The roles of the library. On a server, the administrator makes them in Roles. */
export const roles = [librarian, cataloguer, desk]
