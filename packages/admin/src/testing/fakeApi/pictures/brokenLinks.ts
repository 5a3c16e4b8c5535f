import { brokenReason, isInReach, liveAt, opensTo, usesIn, type BrokenLink } from '@staff/contract'

import type { FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { isDeleted } from '../store/versions'

/** The links in texts to records that the public site does not show, in records that the caller may see. */
export function brokenLinks(
  { entities, store }: Pick<FakeServer, 'entities' | 'store'>,
  { caller }: Pick<FakeRequest, 'caller'>,
): BrokenLink[] {
  const open = entities.filter((entity) => opensTo(caller, entity, 'see'))
  const links = open.flatMap((entity) =>
    store.records(entity.area).flatMap((record) =>
      usesIn(entity, record)
        .filter(({ kind }) => kind === 'link')
        .map(({ field, target, targetArea }) => ({
          area: entity.area,
          id: String(record[entity.idKey]),
          title: entity.titleOf(record),
          field,
          targetArea,
          targetId: target,
        })),
    ),
  )
  return links
    .flatMap((link): BrokenLink[] => {
      const entity = entities.find(({ area }) => area === link.targetArea)
      const row = store
        .allRows(link.targetArea)
        .find(({ record }) => record[entity?.idKey ?? ''] === link.targetId)
      const reason = brokenReason({
        entity,
        isThere: row !== undefined && !isDeleted(row),
        isTrashed: row !== undefined && isDeleted(row),
        isLive: row !== undefined && liveAt(row.live, store.now) !== undefined,
      })
      if (reason === undefined) return []
      const isSeen =
        entity !== undefined &&
        row !== undefined &&
        !isDeleted(row) &&
        open.includes(entity) &&
        isInReach(caller, entity, row.record)
      return [{ ...link, targetTitle: isSeen ? entity.titleOf(row.record) : null, reason }]
    })
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function keyOf({ area, id, field, targetArea, targetId }: BrokenLink): string {
  return [area, id, field, targetArea, targetId].join(' ')
}
