import { DateText, space } from '@staff/ui'
import { styled } from 'styled-components'

import { type Field, asText, choicesOf, rightsTexts } from '@staff/entity'
import { ChangedWords, Marked } from './ChangedWords'
import { Empty, isDate, Picture, Reference, shown } from './FieldValue'

export interface ComparedValueProps {
  field: Field
  value: unknown
  /** The value on the other side. What differs from it is marked. */
  other: unknown
  /** Whether the value is the earlier or the later one. */
  side: 'before' | 'after'
}

/** The value of a field in one of two versions, with what differs from the other marked as removed or added. */
export function ComparedValue({ field, value, other, side }: ComparedValueProps) {
  if (field.kind === 'image') {
    const [before, after] = inOrder(side, asText(value), asText(other))
    return <Picture value={asText(value)} size="l" before={before} after={after} side={side} />
  }
  const mark = side === 'before' ? 'del' : 'ins'
  if (field.kind === 'rights')
    return <Items items={rightsTexts(value)} others={rightsTexts(other)} mark={mark} />
  if (Array.isArray(value)) return <Items items={value} others={listOf(other)} mark={mark} />
  const isSame = JSON.stringify(value ?? '') === JSON.stringify(other ?? '')
  const Whole = isSame ? 'span' : mark
  if (field.kind === 'reference' && field.refersTo !== undefined) {
    return (
      <Marked dir="auto">
        <Whole>
          <Reference area={field.refersTo} id={asText(value)} none={field.none} />
        </Whole>
      </Marked>
    )
  }
  const text = shown(field, value)
  if (text === '') return <Empty>Empty</Empty>
  if (isDate(field))
    return (
      <Marked dir="auto">
        <Whole>
          <DateText value={text} withTime={field.kind === 'dateTime'} />
        </Whole>
      </Marked>
    )
  if (typeof value === 'string' && choicesOf(field) === undefined) {
    const [before, after] = inOrder(side, text, asText(other))
    return <ChangedWords before={before} after={after} side={side} />
  }
  return (
    <Marked dir="auto">
      <Whole>{text}</Whole>
    </Marked>
  )
}

/** The earlier and the later one of two values. */
function inOrder<Value>(side: 'before' | 'after', value: Value, other: Value): [Value, Value] {
  return side === 'before' ? [value, other] : [other, value]
}

interface ItemsProps {
  items: readonly unknown[]
  others: readonly unknown[]
  mark: 'ins' | 'del'
}

/** The entries of a list. Those that the other side does not have are marked. */
function Items({ items, others, mark }: ItemsProps) {
  if (items.length === 0) return <Empty>Empty</Empty>
  return (
    <List>
      {items.map(String).map((item) => {
        const Item = others.includes(item) ? 'span' : mark
        return (
          <li key={item}>
            <Marked dir="auto">
              <Item>{item}</Item>
            </Marked>
          </li>
        )
      })}
    </List>
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`
