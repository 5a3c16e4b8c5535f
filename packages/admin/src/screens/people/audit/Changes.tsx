import { FieldValue } from '@staff/forms'
import { OTHER_FIELDS } from '@staff/entity/people'
import { capitalize, choicesOf, rightsTexts, type Field } from '@staff/entity'
import { VisuallyHidden } from '@staff/ui'
import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

import { useContent } from '../../../shared/admin'
import { ChangeList, Pair } from './ActParts'
import type { Change } from './auditRecord'

export interface ChangesProps {
  /** The area of the record. */
  area: string
  changes: Readonly<Record<string, Change>>
}

/** Every changed field: of a text the words that were added and removed, of anything else the old value and the new one. */
export function Changes({ area, changes }: ChangesProps) {
  const { areas } = useContent()
  const fields: Readonly<Record<string, Field>> =
    areas.find(({ entity }) => entity.area === area)?.entity.fields ?? {}
  const names = Object.keys(changes)
  const inOrder = [
    ...Object.keys(fields).filter((name) => names.includes(name)),
    ...names.filter((name) => !fields[name]),
  ]
  return (
    <ChangeList>
      {inOrder.map((name) => {
        const change = changes[name]
        return (
          change && (
            <Fragment key={name}>
              <dt>{fields[name]?.label ?? OTHER_FIELDS[area]?.[name] ?? inWords(name)}</dt>
              <dd>
                <OneChange field={fields[name] ?? plainField(name)} change={change} />
              </dd>
            </Fragment>
          )
        )
      })}
    </ChangeList>
  )
}

function OneChange({ field, change }: { field: Field; change: Change }): ReactNode {
  if (field.kind === 'rights') return <RightsChanged {...change} />
  const [from, to] = [shown(change.from), shown(change.to)]
  if (isRevision(field, from, to)) return <FieldValue field={field} value={to} before={from} />
  if (from === null) return <FieldValue field={field} value={to} before={to} />
  if (to === null && !isMissing(field))
    return <FieldValue field={field} value={from} before={from} />
  return (
    <Pair>
      <del>
        <FieldValue field={field} value={from} before={from} />
      </del>
      <VisuallyHidden>changed to</VisuallyHidden>
      <ArrowRight aria-hidden />
      <ins>
        <FieldValue field={field} value={to} before={to} />
      </ins>
    </Pair>
  )
}

/** Each cell of a table of rights that changed. Of a role that was added or deleted, all cells. */
function RightsChanged({ from, to }: Change): ReactNode {
  const [before, after] = [rightsTexts(from), rightsTexts(to)]
  const removed = before.filter((text) => !after.includes(text)).join(', ')
  const added = after.filter((text) => !before.includes(text)).join(', ')
  if (from === null) return added || 'No rights'
  if (to === null) return removed || 'No rights'
  return (
    <Pair>
      {removed && <del>{removed}</del>}
      {removed && added && <VisuallyHidden>changed to</VisuallyHidden>}
      {removed && added && <ArrowRight aria-hidden />}
      {added && <ins>{added}</ins>}
    </Pair>
  )
}

/** A reference can be empty afterwards, which is a change and no deletion. */
function isMissing({ kind }: Field): boolean {
  return kind === 'reference'
}

/** Whether a text was worked on. If it shares few words with the old one, both are easier to read one after the other. */
function isRevision(field: Field, from: unknown, to: unknown): boolean {
  if (typeof from !== 'string' || typeof to !== 'string' || !isPlainText(field)) return false
  const [before, after] = [wordsOf(from), wordsOf(to)]
  const same = after.filter((word) => before.includes(word)).length
  return same * 2 >= Math.min(before.length, after.length)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function isPlainText(field: Field): boolean {
  return !['image', 'reference'].includes(field.kind) && choicesOf(field) === undefined
}

/** A value that a field can show: anything without a field is its JSON. */
function shown(value: unknown): unknown {
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string')
  return typeof value === 'object' && value !== null && !isList ? JSON.stringify(value) : value
}

function plainField(name: string): Field {
  return { name, kind: 'text', type: 'string', required: false, default: '', rules: [] }
}

/** 'mustChoosePassword' in words: 'Must choose password'. */
function inWords(name: string): string {
  return capitalize(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}
