import { mayDeletePictures, type ListedPicture } from '@staff/contract'
import { Button, color, DeleteButton, Dialog, radius, RelativeTime, space } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { resolveImage } from '../../data/http/apiBase'
import { pictureQueries, refreshPictures, removePicture } from '../../data/pictures/pictures'
import { useContent } from '../../shared/admin'
import { notify } from '../../shared/notify'
import { useReader } from '../../shared/useReader'
import { UsesList } from '../Uses/UsesList'
import { placesIn, usedText } from '../Uses/usesTexts'
import { pictureName, pictureSize } from './pictureTexts'
import ReplaceDialog from './ReplaceDialog'

export interface PictureDialogProps {
  picture: ListedPicture
  onClose: () => void
}

/** One picture: what it is, where it is used, and what can be done with it. */
export default function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const reader = useReader()
  const { areas } = useContent()
  const { hash, url, uploadedAt, uploadedByName } = picture
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
      <Root>
        <Picture src={resolveImage(url)} alt="" />
        <div>
          <p>{pictureSize(picture)}</p>
          <p>
            {uploadedByName ? `Uploaded by ${uploadedByName}` : 'Uploaded'}{' '}
            <RelativeTime value={uploadedAt} />
          </p>
          <Heading>
            {isError ? 'Where it is used could not be read.' : data ? usedText(places ?? 0) : '…'}
          </Heading>
          {data && <UsesList uses={data} />}
        </div>
      </Root>
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

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.s4};
`

const Picture = styled.img`
  inline-size: 100%;
  max-block-size: 24rem;
  border-radius: ${radius.m};
  background: ${color.sunken};
  object-fit: contain;
`

const Heading = styled.h3`
  padding-block-start: ${space.s4};
`
