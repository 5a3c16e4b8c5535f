import { opensTo, usesIn, type UsedIn, type Use, type Uses, type UseState } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { isDeleted, type FakeRow } from '../store/versions'

type Asked = Pick<FakeServer, 'entities' | 'store'>

/** A record that uses something, with the fields that do it and where. */
interface FakeUse extends Use {
  entity: AnyEntity
}

/** The places where something is used, whoever asks: in records as they stand, and in what the public site shows or will show. */
export function placesOf(
  { entities, store }: Asked,
  isTarget: (use: UsedIn, of: { area: string; id: string }) => boolean,
): FakeUse[] {
  return entities
    .filter(({ isLog }) => !isLog)
    .flatMap((entity) => store.allRows(entity.area).map((row) => [entity, row] as const))
    .flatMap(([entity, row]) => {
      const id = String(row.record[entity.idKey])
      const about = { area: entity.area, id, title: entity.titleOf(row.record) }
      const fields = new Map<string, Set<UseState>>()
      for (const [state, values] of valuesOf(row, store.now))
        for (const use of usesIn(entity, values))
          if (isTarget(use, about))
            fields.set(use.field, (fields.get(use.field) ?? new Set<UseState>()).add(state))
      return [...fields].map(([field, states]) =>
        Object.assign(
          { entity, field, states: STATES.filter((state) => states.has(state)) },
          about,
        ),
      )
    })
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const STATES: readonly UseState[] = ['working', 'live', 'upcoming']

function valuesOf(row: FakeRow, now: string): [UseState, FakeRow['record']][] {
  const shown = row.live
    .filter(({ until }) => until === null || until > now)
    .map(({ from, values }): [UseState, FakeRow['record']] => [
      from > now ? 'upcoming' : 'live',
      values,
    ])
  return isDeleted(row) ? shown : [['working', row.record], ...shown]
}

function keyOf({ area, id, field }: Use): string {
  return [area, id, field].join(' ')
}

/** One page of places that the caller may see, and how many others there are. */
export function pageOfUses(
  { store }: Asked,
  { caller }: Pick<FakeRequest, 'caller'>,
  places: readonly FakeUse[],
  { page, pageSize }: { page: number; pageSize: number },
): Uses {
  const visible = places.filter(
    ({ entity, id }) => opensTo(caller, entity, 'see') && store.find(entity, id) !== undefined,
  )
  return {
    records: visible
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ entity: _entity, ...use }) => use),
    total: visible.length,
    hidden: places.length - visible.length,
  }
}

/** Whether a use is of a picture. */
export function isOfPicture(hash: string) {
  return ({ kind, target }: UsedIn) => kind === 'picture' && target === hash
}
