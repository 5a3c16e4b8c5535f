import { type Field, fieldValue, type Option } from '@staff/entity'
import { RelativeTime, Thumbnail } from '@staff/ui'
import { lazy, Suspense, type ReactNode } from 'react'

import { resolveImage } from '../../../data/http/apiBase'
import type { AnyStored } from '../../../data/records/recordQueries'
import type { FieldCellProps } from './FieldCell'

/** How a cell shows its value. Timestamps are in ISO 8601. */
export type ValueKind = 'picture' | 'timestamp' | 'email' | 'number' | 'text'

/** The default cell of a column. An option shows its label. */
export function standardCell(
  key: string,
  kind: ValueKind,
  options: readonly Option[] = [],
): (record: AnyStored) => ReactNode {
  const render = RENDERERS[kind]
  return (record) => {
    const value: unknown = fieldValue(record, key)
    return render(options.find((option) => option.value === value)?.label ?? textOf(value))
  }
}

/** The cell of a date or a reference. Its code is loaded with the first one, because few lists have any. */
export function fieldCell(
  area: FieldCellProps['area'],
  field: Field,
): (record: AnyStored) => ReactNode {
  return (record) => (
    <Suspense fallback="">
      <FieldCell area={area} field={field} value={textOf(fieldValue(record, field.name))} />
    </Suspense>
  )
}

const FieldCell = lazy(() => import('./FieldCell'))

const RENDERERS: Record<ValueKind, (value: string) => ReactNode> = {
  picture: (url) => <Thumbnail src={url ? resolveImage(url) : undefined} alt="" />,
  timestamp: (time) => <RelativeTime value={time} />,
  email: (address) => <EmailAddress address={address} />,
  // Isolates the text direction: a phone number starts with its plus sign in right-to-left pages too.
  text: (text) => text && <bdi>{text}</bdi>,
  number: (digits) => digits && <bdi>{digits}</bdi>,
}

/** In a narrow column the address breaks before its at sign. */
function EmailAddress({ address }: { address: string }) {
  const [person, domain] = address.split('@')
  if (!domain) return address
  return (
    <>
      {person}
      <wbr />@{domain}
    </>
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
