import type { ListedPicture, ReplacedPicture } from '@staff/contract'
import { Button, CancelButton, Dialog, space, Thumbnail } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { refreshPictures, replaceEverywhere, smallPicture } from '../../data/pictures/pictures'
import { undoMany } from '../../data/records/bulkRecords'
import { recordQueries } from '../../data/records/recordQueries'
import { useContent } from '../../shared/admin'
import { notify, notifyUndoable } from '../../shared/notify'
import { PicturePicker } from './PicturePicker'
import { pictureName, replacedText } from './pictureTexts'

export interface ReplaceDialogProps {
  picture: ListedPicture
  onDone: () => void
  onClose: () => void
}

/** Chooses the picture that takes the place of another one in all records. */
export default function ReplaceDialog({ picture, onDone, onClose }: ReplaceDialogProps) {
  const client = useQueryClient()
  const { areas } = useContent()
  const [other, setOther] = useState<ListedPicture>()
  const [isBusy, setBusy] = useState(false)

  async function handleReplace() {
    if (!other) return
    setBusy(true)
    const outcome = await replaceEverywhere(picture.hash, other.hash)
    setBusy(false)
    if (outcome.status === 'failed') return notify('error', outcome.message)
    const { result } = outcome
    for (const { area } of result.undos) refreshArea(area)
    await refreshPictures(client)
    if (result.undos.length > 0)
      notifyUndoable(replacedText(result), () => void takeBack(result.undos))
    else notify('info', replacedText(result))
    onDone()
  }

  async function takeBack(undos: ReplacedPicture['undos']) {
    for (const { area, undo } of undos) {
      const entity = entityOf(area)
      // oxlint-disable-next-line no-await-in-loop -- One area after the other.
      const outcome = entity && (await undoMany(client, entity, [undo]))
      if (outcome?.failure !== undefined) notify('error', outcome.failure)
    }
    await refreshPictures(client)
  }

  const entityOf = (area: string) => areas.find(({ entity }) => entity.area === area)?.entity

  function refreshArea(area: string) {
    const entity = entityOf(area)
    if (entity) void client.invalidateQueries(recordQueries(entity).all())
  }

  return (
    <Dialog
      isOpen
      size="l"
      closesOutside={false}
      title={`Replace ${pictureName(picture)} everywhere`}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <CancelButton onClick={onClose} aria-disabled={isBusy} />
          <Button
            variant="primary"
            busy={isBusy}
            aria-disabled={!other}
            onClick={() => void handleReplace()}
          >
            Replace everywhere
          </Button>
        </>
      }
    >
      <Pair>
        <Thumbnail src={smallPicture(picture)} alt={pictureName(picture)} size={64} />
        <ArrowRight aria-label="is replaced by" />
        <Thumbnail
          src={other && smallPicture(other)}
          alt={other ? pictureName(other) : 'No picture is chosen yet'}
          size={64}
        />
        <span>
          Choose the other picture. Where you may not publish, the change waits for somebody who
          may.
        </span>
      </Pair>
      <PicturePicker without={picture.hash} onChoose={setOther} />
    </Dialog>
  )
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  padding-block-end: ${space.s4};

  > span:last-child {
    flex: 1 1 14rem;
  }
`
