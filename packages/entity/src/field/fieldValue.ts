/** The value of a field by its name. Code for any entity does not know the type of a record, so it does not know that of a value. */
export function fieldValue(record: object, name: string): unknown {
  return Reflect.get(record, name)
}
