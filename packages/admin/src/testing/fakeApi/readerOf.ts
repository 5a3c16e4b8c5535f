import type { ViewReader } from '@staff/contract'

import type { FakeRequest } from './fakeAnswer'
import type { FakeSessionCalls } from './session/fakeSession'

/** Who makes a request. */
export function readerOf(
  session: Pick<FakeSessionCalls, 'personOf'>,
  request: FakeRequest,
): ViewReader {
  const { userId, roleTypeId } = session.personOf(request)
  return { userId, roleTypeId: Number(roleTypeId) }
}
