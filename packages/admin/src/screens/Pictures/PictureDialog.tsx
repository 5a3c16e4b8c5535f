import { mayDeletePictures, type ListedPicture } from '@staff/contract'
import { Button, color, DeleteButton, Dialog, radius, space } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { resolveImage } from '../../data/http/apiBase'
import { pictureQueries, refreshPictures, removePicture } from '../../data/pictures/pictures'
import { useContent } from '../../shared/admin'
import { notify } from '../../shared/notify'
import { useReader } from '../../shared/useReader'
import { UsesList } from '../Uses/UsesList'
import { placesIn, usedText } from '../Uses/usesTexts'
import { pictureName, pictureSize } from './pictureTexts'
import ReplaceDialog from './ReplaceDialog'
import { UploadedText } from './UploadedText'

export interface PictureDialogProps {
  picture: ListedPicture
  onClose: () => void
}

/** One picture: what it is, where it is used, and what can be done with it. */
export default function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const reader = useReader()
  const { areas } = useContent()
  const { hash, url } = picture
  const { data, isError } = useQuery(pictureQueries.uses(hash))
  const [isReplacing, setReplacing] = useState(false)
  const places = data && placesIn(data)
  const mayDelete = mayDeletePictures(
    reader,
    areas.map(({ entity }) => entity),
  )

  if (isReplacing)
    return <ReplaceDialog picture={picture} onDone={onClose} onClose={() => setReplacing(false)} />
  return (
    <Dialog
      isOpen
      size="l"
      title={pictureName(picture)}
      onClose={onClose}
      footer={
        <>
          {mayDelete && places === 0 && <DeletePicture picture={picture} onDone={onClose} />}
          {places !== undefined && places > 0 && (
            <Button onClick={() => setReplacing(true)}>Replace everywhere…</Button>
          )}
        </>
      }
    >
      <div style={columns}>
        <img style={whole} src={resolveImage(url)} alt="" />
        <div>
          <p>{pictureSize(picture)}</p>
          <p>
            <UploadedText picture={picture} />
          </p>
          <h3 style={heading}>
            {isError ? 'Where it is used could not be read.' : data ? usedText(places ?? 0) : '…'}
          </h3>
          {data && <UsesList uses={data} />}
        </div>
      </div>
    </Dialog>
  )
}

function DeletePicture({ picture, onDone }: { picture: ListedPicture; onDone: () => void }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function handleDelete() {
    setBusy(true)
    const failure = await removePicture(picture.hash)
    setBusy(false)
    await refreshPictures(client)
    if (failure !== undefined) return notify('error', failure)
    notify('success', 'The picture is deleted.')
    onDone()
  }

  return (
    <DeleteButton busy={isBusy} onClick={() => void handleDelete()}>
      Delete
    </DeleteButton>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.s4,
} as const

const whole = {
  inlineSize: '100%',
  maxBlockSize: '24rem',
  borderRadius: radius.m,
  background: color.sunken,
  objectFit: 'contain',
} as const

const heading = { paddingBlockStart: space.s4 } as const
