import type { RecordAddress } from '@staff/contract'
import { pagePath, type AnyEntity } from '@staff/entity'
import { color, space, text } from '@staff/ui'
import { styled } from 'styled-components'

import { EarlierAddresses } from './EarlierAddresses'

export interface AddressNotesProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  address: RecordAddress
}

/** What becomes of the present address when it is changed, and which others lead to the record. */
export function AddressNotes({ entity, id, address: { slug, earlier } }: AddressNotesProps) {
  return (
    <Notes>
      {slug !== null && (
        <p>
          {pagePath(entity, slug)} goes on working: it leads to the new address. No other{' '}
          {entity.labels.one} can get it.
        </p>
      )}
      <EarlierAddresses entity={entity} id={id} earlier={earlier} />
    </Notes>
  )
}

const Notes = styled.div`
  display: grid;
  gap: ${space.s3};
  color: ${color.inkMuted};
  font: ${text.md};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`
