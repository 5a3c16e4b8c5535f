import type { Option } from '@staff/forms/entity'
import { RelativeTime, Thumbnail } from '@staff/ui'
import type { ReactNode } from 'react'

import { resolveImage } from '../../../data/http/apiBase'
import type { AnyStored } from '../../../data/records/recordQueries'

/** What a value is to the eye: a picture, a moment (ISO 8601), an email address, a number, or a text. */
export type ValueKind = 'picture' | 'moment' | 'email' | 'number' | 'text'

/** The cell of a column whose area draws none itself. A choice shows the words that the form offers. */
export function standardCell(
  key: string,
  kind: ValueKind,
  options: readonly Option[] = [],
): (record: AnyStored) => ReactNode {
  const drawn = DRAWN[kind]
  return (record) => {
    const value: unknown = Reflect.get(record, key)
    return drawn(options.find((option) => option.value === value)?.label ?? textOf(value))
  }
}

const DRAWN: Record<ValueKind, (value: string) => ReactNode> = {
  picture: (url) => <Thumbnail src={url ? resolveImage(url) : undefined} alt="" />,
  moment: (time) => <RelativeTime value={time} />,
  email: (address) => <EmailAddress address={address} />,
  // Which way it is read is its own matter: a phone number begins with its plus everywhere.
  text: (text) => text && <bdi>{text}</bdi>,
  number: (digits) => digits && <bdi>{digits}</bdi>,
}

/** In a narrow column it breaks before its at sign and not before its last letter. */
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
