import { accessTo, type AnyEntity } from '@staff/entity'

/** Whether the records of an entity have a form. Those that nobody creates, such as the queries of visitors, have none. */
export function hasForm(entity: AnyEntity): boolean {
  return accessTo(entity).create !== 'nobody'
}
