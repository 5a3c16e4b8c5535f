import { isImportable, type AnyEntity, type Field } from '@staff/entity'

/** A column of a CSV file. */
export interface CsvColumn {
  /** Its name in calls: that of its field, or `roleId.id` for the id beside the name of a reference. */
  key: string
  header: string
  /** What its cells hold: a field, the name or the id of a referenced record, or what the server adds. */
  holds: 'value' | 'name' | 'reference' | 'server' | 'id' | 'version'
  /** Its field; undefined for what the server adds. */
  field?: Field
}

/** The columns of an export: those of a list, or all. The id and the version come last, so that each export can be imported. */
export function exportColumns(entity: AnyEntity, listed?: readonly string[]): CsvColumn[] {
  const { fields, computed = {} } = entity
  const names = listed ?? [...Object.keys(fields), ...Object.keys(computed), ...Object.keys(STAMPS)]
  const columns = names.flatMap((name) => columnsNamed(entity, name))
  const unique = new Map<string, CsvColumn>()
  for (const column of [...columns, ...keyColumns(entity)])
    if (!unique.has(column.header)) unique.set(column.header, column)
  return [...unique.values()]
}

/** The columns that an import takes: the fields, the id and the version. */
export function importColumns(entity: AnyEntity): CsvColumn[] {
  const fields = Object.keys(entity.fields).flatMap((name) => columnsNamed(entity, name))
  return [...fields, ...keyColumns(entity)]
}

function columnsNamed({ fields, computed = {} }: AnyEntity, name: string): CsvColumn[] {
  const field = fields[name] ?? referenceWithLabel(fields, computed[name])
  if (field) return field.secret ? [] : columnsOf(field)
  const header = computed[name] ?? STAMPS[name]
  return header === undefined ? [] : [{ key: name, header, holds: 'server' }]
}

function columnsOf(field: Field): CsvColumn[] {
  const { name, label: header = name, refersTo } = field
  if (refersTo === undefined) return [{ key: name, header, holds: 'value', field }]
  return [
    { key: name, header, holds: 'name', field },
    { key: `${name}.id`, header: `${header} ID`, holds: 'reference', field },
  ]
}

/** The reference that a computed column shows: the name of a role is that of the reference to the role. */
function referenceWithLabel(
  fields: Readonly<Record<string, Field>>,
  label: string | undefined,
): Field | undefined {
  if (label === undefined) return undefined
  return Object.values(fields).find((field) => field.refersTo && field.label === label)
}

// Excel takes a file that begins with “ID” for another format, so they come last.
function keyColumns(entity: AnyEntity): CsvColumn[] {
  const id: CsvColumn = { key: entity.idKey, header: 'ID', holds: 'id' }
  if (!isImportable(entity)) return [id]
  return [id, { key: 'version', header: 'Version', holds: 'version' }]
}

const STAMPS: Record<string, string> = { createdAt: 'Created', updatedAt: 'Updated' }
