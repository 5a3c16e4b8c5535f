import { callApi, type ReferenceChoices } from '@staff/admin'
import { listAuditPeople } from '@staff/contract/content'

/** Whose acts the audit can have, for the filter. Those who are deleted keep their names. */
export const auditPeople: ReferenceChoices = {
  queryKey: ['audit', 'derived', 'people'],
  queryFn: async ({ signal }) => {
    const { people } = await callApi(listAuditPeople, { signal })
    return people.map(({ id, name, isThere }) => ({
      value: id,
      label: isThere ? name : `${name} (deleted)`,
    }))
  },
}
