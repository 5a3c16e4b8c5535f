import type { Entity, EntityDefinition } from './entity'
import { describeFields } from './field/describeFields'
import type { EntityField } from './field/field'
import { describeFilters } from './records/filters'
import { checkPages } from './records/pages'
import { SHOWN_COLUMNS } from './records/publication'

/** Creates an entity from its definition. The description of its fields is computed here, once. */
export function defineEntity<
  const Name extends string,
  Values extends object,
  const Key extends string,
  const Listed extends keyof Values | Computed | 'createdAt' | 'updatedAt',
  const Area extends string,
  const Computed extends string = never,
>(
  definition: EntityDefinition<Name, Values, Key, Listed & string, Area, Computed>,
): Entity<Name, Values, Key, Listed & string, Area, Computed> {
  const { schema, create, change, labels, listed, filtered, computed, ...rest } = definition
  const fields = entityFields(definition)
  const taken = Object.keys(SHOWN_COLUMNS).find((name) => Object.hasOwn(fields, name))
  if (rest.publicSite && taken !== undefined)
    throw new Error(`${rest.area} is on the public site: it cannot have a field ${taken}`)
  checkPages(rest, fields)
  const shown = rest.publicSite ? { ...computed, ...SHOWN_COLUMNS } : computed
  return {
    ...rest,
    // They are no columns of the list's type: lists show them beside the title.
    ...(shown && { computed: shown as Readonly<Record<Computed, string>> }),
    labels: { title: labels.many, ...labels },
    schema,
    listed,
    ...(filtered && { filtered }),
    ...(create && { create: { ...create, fields: describeFields(create.schema) } }),
    ...(change && { change: { ...change, fields: describeFields(change.schema) } }),
    fields,
    filters: describeFilters({
      fields,
      listed,
      filtered,
      isLog: rest.isLog,
      isPublic: rest.publicSite !== undefined,
    }),
  }
}

/** The fields of a schema, with their use in the entity's list. */
function entityFields<Values extends object>({
  schema,
  listed,
  searched,
}: EntityDefinition<string, Values>): Entity<string, Values>['fields'] {
  const columns = new Set<string>(listed)
  const searchable = new Set<string>(searched)
  const entries = Object.values(describeFields(schema)).map((field): [string, EntityField] => [
    field.name,
    {
      ...field,
      listed: columns.has(field.name),
      sortable: columns.has(field.name) && field.kind !== 'image' && field.type !== 'array',
      searchable: searchable.has(field.name),
    },
  ])
  // The schema of these values has exactly these fields. The type of yup's description does not say so.
  return Object.fromEntries(entries) as Entity<string, Values>['fields']
}
