import { hashOfPicture, type Uses } from '@staff/contract'
import type { FormerPictureProps } from '@staff/forms'
import { color, Dialog } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { pictureQueries } from '../../../data/pictures/pictures'
import { UsesList } from '../../Uses/UsesList'
import { placesIn } from '../../Uses/usesTexts'

/** Says in which other places a picture stays that a form has replaced, and shows them. In one line, as what it takes the place of. */
export function FormerPicture({ address, usual }: FormerPictureProps) {
  const { recordId } = useParams()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(pictureQueries.uses(hashOfPicture(address) ?? ''))
  const others = data && withoutRecord(data, recordId)
  const places = others ? placesIn(others) : 0
  return (
    <>
      {/* It is there before its words change, so that these are announced. */}
      <output>
        {places === 0 ? (
          usual
        ) : (
          <>
            <button type="button" style={link} onClick={() => setOpen(true)}>
              {places === 1 ? '1 other place' : `${places} other places`}
            </button>{' '}
            {places === 1 ? 'keeps' : 'keep'} the former picture.
          </>
        )}
      </output>
      {others && isOpen && (
        <Dialog isOpen title="Other places with the former picture" onClose={() => setOpen(false)}>
          <UsesList uses={others} />
        </Dialog>
      )}
    </>
  )
}

/** The places outside of the record that is being edited. */
function withoutRecord({ records, total, hidden }: Uses, id: string | undefined): Uses {
  const others = records.filter((each) => each.id !== id)
  return { records: others, total: total - (records.length - others.length), hidden }
}

const link = {
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
} as const
