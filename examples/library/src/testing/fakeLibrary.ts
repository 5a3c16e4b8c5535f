import type { FakeApiOptions, FakeContent } from '@staff/admin/fakeApi'
import { peopleColumns } from '@staff/contract'

import { authorFixtures } from '../author/author.fixtures'
import { bookFixtures } from '../book/book.fixtures'
import { roleFixtures, userFixtures } from '../people/people.fixtures'

const COVER =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><path fill="teal" d="M0 0h40v60H0z"/></svg>'

/** The content of the fake API, for the stories and until there is a server. */
export const fakeLibrary: FakeContent = {
  fixtures: [authorFixtures, bookFixtures, roleFixtures, userFixtures],
  computed: peopleColumns([authorFixtures.entity, bookFixtures.entity]),
  uploadedImage: `/api/images/${'1'.repeat(64)}.webp`,
  resolveImage: () => COVER,
}

/** The options of the fake API for somebody with a role of the library; an administrator's if there is no such role. */
export function withRole(name: string): FakeApiOptions {
  const role = roleFixtures.records.find((each) => each.name === name)
  if (role?.roleTypeId !== 2) return {}
  return { role: 'staff', roleName: role.name, rights: role.rights }
}
