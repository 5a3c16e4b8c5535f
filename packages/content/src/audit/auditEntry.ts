import { actionWords, auditEntryOf } from '@staff/entity/people'

import { entities } from '../entities'

/** The entity of the audit, about the entities of the registry. */
export const auditEntry = auditEntryOf(entities, actionWords)
