import type { FakeContent } from '@staff/admin/fakeApi'

import { authorFixtures } from '../author/author.fixtures'
import { bookFixtures } from '../book/book.fixtures'

const COVER =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><path fill="teal" d="M0 0h40v60H0z"/></svg>'

/** The content of the fake API, for the stories and until there is a server. */
export const fakeLibrary: FakeContent = {
  fixtures: [authorFixtures, bookFixtures],
  uploadedImage: `/api/images/${'1'.repeat(64)}.webp`,
  resolveImage: () => COVER,
}
