import { acceptAddress, refused, refuseSlug, requireEarlierSlug } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'

/** The handlers of the calls about the addresses of an entity's records on the public site. */
export function addressHandlers({ store, addresses }: FakeServer, entity: AnyEntity) {
  /** The title of a record; undefined if it is in the trash, or the person may not read it. */
  const titleOf = (id: string) => {
    const found = store.find(entity, id)
    return found && entity.titleOf(found.record)
  }

  const address: FakeHandler = ({ id }) => {
    const { record } = store.load(entity, id)
    return { status: 200, body: addresses.of(entity, record) }
  }

  const changeAddress: FakeHandler = ({ id, body }) => {
    const wanted = acceptAddress(body)
    const { record } = store.load(entity, id)
    const own = String(record[entity.idKey])
    addresses.move(entity, own, wanted, (other) => titleOf(other) ?? '')
    return { status: 200, body: addresses.of(entity, record) }
  }

  const releaseAddress: FakeHandler = ({ id, version = '' }) => {
    const { record } = store.load(entity, id)
    requireEarlierSlug(version, addresses.of(entity, record))
    addresses.release(entity, version)
    return { status: 200, body: addresses.of(entity, record) }
  }

  const slug: FakeHandler = ({ part = '' }) => {
    const wrong = refuseSlug(part)
    if (wrong) throw refused({ slug: wrong })
    const id = addresses.recordAt(entity, part)
    const title = id === undefined ? null : (titleOf(id) ?? null)
    return { status: 200, body: { slug: part, isFree: id === undefined, title } }
  }

  return { address, changeAddress, releaseAddress, slug }
}
