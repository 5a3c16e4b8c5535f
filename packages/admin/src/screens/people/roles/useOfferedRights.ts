import { rowsOfRights } from '@staff/contract'
import { sortableFields, type AnyEntity } from '@staff/entity'
import { user } from '@staff/entity/people'
import { rightsRow, type RightsOffer, type UsePeople } from '@staff/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { recordList } from '../../../stores/lists/recordList'
import { recordQueries, type AnyStored } from '../../../data/records/recordQueries'
import { useContent, useRegions } from '../../../shared/admin'

const people: AnyEntity = user

/** What the rights of a role can be about: the areas, the regions, and the people with the role. */
export function useOfferedRights(): RightsOffer {
  const { areas } = useContent()
  const regions = useRegions()
  // Forms read it from a context, so its identity must not change.
  const [offer] = useState(() => ({
    rows: rowsOfRights(areas.map(({ entity }) => entity)).map(rightsRow),
    regions: regions.map(({ name }) => name),
    usePeople,
  }))
  return offer
}

/** The names of the users with a role; undefined while they load, and if they could not be loaded. */
const usePeople: UsePeople = (roleId) => {
  const { data, isPlaceholderData } = useQuery(withRole(roleId))
  const { records } = useSnapshot(data ?? NOBODY)
  if (roleId === undefined) return NO_NAMES
  return data && !isPlaceholderData ? records.map((each) => people.titleOf(each)) : undefined
}

function withRole(roleId: string | undefined) {
  const [sort = ''] = sortableFields(people)
  const filters = { roleId: roleId === undefined ? [] : [roleId] }
  const query = recordQueries(people).unpaged({ q: '', sort, order: 'asc', filters })
  return { ...query, enabled: roleId !== undefined }
}

const NOBODY = recordList<AnyStored>('id', [])
const NO_NAMES: readonly string[] = []
