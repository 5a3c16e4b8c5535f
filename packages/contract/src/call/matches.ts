import type { JsonType } from './json'

/**
 * Tells whether a value follows a JSON type. It reads what `json` writes: types, choices, properties, items, the
 * values of maps, and alternatives. Properties that the type does not name are allowed, so that an older client reads a newer server.
 */
export function matches<Value>(type: JsonType<Value>, value: unknown): value is Value {
  const { anyOf, type: names, enum: options, items, properties, required } = type
  const { additionalProperties } = type
  if (Array.isArray(anyOf)) return anyOf.some((each: JsonType) => matches(each, value))
  if (names !== undefined && ![names].flat().some((name) => isOfType(name, value))) return false
  if (Array.isArray(options) && !options.includes(value)) return false
  if (isObject(items) && Array.isArray(value)) return value.every((each) => matches(items, each))
  if (!isObject(value)) return true
  const known = isObject(properties) ? properties : {}
  if (Array.isArray(required) && !required.every((name) => Object.hasOwn(value, name))) return false
  return Object.entries(value).every(([name, each]) => {
    const own = Object.hasOwn(known, name) ? known[name] : additionalProperties
    return !isObject(own) || matches(own, each)
  })
}

function isOfType(name: unknown, value: unknown): boolean {
  if (name === 'null') return value === null
  if (name === 'array') return Array.isArray(value)
  if (name === 'integer') return Number.isInteger(value)
  if (name === 'object') return isObject(value)
  return typeof value === name
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
