import { listAuditPeople } from '@staff/contract'
import type { AuditEntity } from '@staff/entity/people'

import { callApi } from '../../../data/http/callApi'
import { recordQueries } from '../../../data/records/recordQueries'
import { type ReferenceChoices } from '../../../shared/defineArea'

/** Whose acts the audit can have, for the filter. Those who are deleted keep their names. */
export const auditPeople = (entity: AuditEntity): ReferenceChoices => ({
  queryKey: [...recordQueries(entity).derived().queryKey, 'people'],
  queryFn: async ({ signal }) => {
    const { people } = await callApi(listAuditPeople, { signal })
    return people.map(({ id, name, isThere }) => ({
      value: id,
      label: isThere ? name : `${name} (deleted)`,
    }))
  },
})
