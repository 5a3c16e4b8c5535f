import type { AnyEntity } from '@staff/forms/entity'

/** The fields of an entity that hold pictures: those whose rule asks for an uploaded one. */
export function imageFields(entity: AnyEntity): string[] {
  return Object.entries(entity.schema.describe().fields).flatMap(([name, field]) =>
    'tests' in field && field.tests.some((test) => test.name === 'uploaded') ? [name] : [],
  )
}
