import type { RecordAddress } from '@staff/contract'
import { pagePath, type AnyEntity } from '@staff/entity'
import { color, space, text } from '@staff/ui'
import { styled } from 'styled-components'

export interface AddressNotesProps {
  entity: AnyEntity
  address: RecordAddress
}

/** What becomes of the present address when it is changed, and which others lead to the record. */
export function AddressNotes({ entity, address: { slug, earlier } }: AddressNotesProps) {
  return (
    <Notes>
      {slug !== null && (
        <p>
          {pagePath(entity, slug)} goes on working: it leads to the new address. No other{' '}
          {entity.labels.one} can get it.
        </p>
      )}
      {earlier.length > 0 && (
        <div>
          These lead to it, too:
          <ul>
            {earlier.map((each) => (
              <li key={each}>{pagePath(entity, each)}</li>
            ))}
          </ul>
        </div>
      )}
    </Notes>
  )
}

const Notes = styled.div`
  display: grid;
  gap: ${space.s3};
  color: ${color.inkMuted};
  font: ${text.md};
  overflow-wrap: anywhere;

  ul {
    padding-inline-start: ${space.s5};
    list-style: disc;
  }

  &:empty {
    display: none;
  }
`
