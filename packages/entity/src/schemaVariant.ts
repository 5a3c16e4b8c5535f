import type { AnyEntity } from './entity'
import type { FormSchema } from './validate'

type Validate = FormSchema<unknown>['validateSync']

/**
 * Returns a function that gives a variant of an entity's schema: it converts and describes values as the schema does, and validates them by what `make`
 * returns. Each entity's is made once.
 */
export function schemaVariant(make: (entity: AnyEntity) => Validate) {
  const byEntity = new WeakMap<AnyEntity, unknown>()

  return <Values extends object>(
    entity: AnyEntity & { schema: FormSchema<Values> },
  ): FormSchema<Values> => {
    // The map holds for each entity what was made from it.
    const known = byEntity.get(entity) as FormSchema<Values> | undefined
    if (known) return known
    const { schema } = entity
    const variant: FormSchema<Values> = {
      // oxlint-disable-next-line no-restricted-properties -- `describeFields` reads the description of the variant, too
      describe: () => schema.describe(),
      cast: (value, options) => schema.cast(value, options),
      // The rules refuse none of these values.
      validateSync: make(entity) as FormSchema<Values>['validateSync'],
    }
    byEntity.set(entity, variant)
    return variant
  }
}
