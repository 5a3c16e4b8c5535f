import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types'

const OR_UNDEFINED = ' | undefined'

/**
 * Gives a prop of type `string | undefined` the control and the description of a `string`. A prop's row already shows
 * whether it is required.
 */
export const withoutUndefined: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const plain = argType.type && plainOf(argType.type)
      if (!plain) return [name, argType]
      const { type, summary } = plain
      return [name, { ...argType, type, table: { ...argType.table, type: { summary } } }]
    }),
  )

function plainOf(type: SBType): { type: SBType; summary: string } | undefined {
  if (type.name !== 'union' || !type.raw?.endsWith(OR_UNDEFINED)) return undefined
  const [rest, ...others] = type.value.filter((part) => !isUndefined(part))
  if (!rest || others.length > 0) return undefined
  const summary = type.raw.slice(0, -OR_UNDEFINED.length).replace(/^\((.*)\)$/s, '$1')
  // The parser does not look into the parentheses that a function needs beside `undefined`.
  return { type: summary.includes('=>') ? { name: 'function' } : rest, summary }
}

function isUndefined(type: SBType): boolean {
  return type.name === 'other' && type.value === 'undefined'
}
