import { Button, Dialog, ImageInput, LiveRegion, space } from '@staff/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import {
  DESCRIBE_PICTURE,
  lacksDescription,
  readPicture,
  writePicture,
  type PictureUse,
} from '@staff/entity'
import { PictureDescription } from './PictureDescription'
import { acceptedImages, PICTURE_HINT } from './chosenFiles'
import { useUploads } from './uploads'
import { useStoredChoice } from './useStoredChoice'
import { useUpload } from './useUpload'

export interface TextPictureDialogProps {
  onInsert: (picture: PictureUse) => void
  onClose: () => void
}

/** Uploads a picture for a text, or takes one that is stored, and asks what it shows. */
export default function TextPictureDialog({ onInsert, onClose }: TextPictureDialogProps) {
  const id = useId()
  const { resolveImage } = useUploads()
  const [value, setValue] = useState('')
  const [isTried, setTried] = useState(false)
  const upload = useUpload(setValue)
  const { chosen, progress, refusal } = upload
  const choice = useStoredChoice(upload.chooseStored)
  const use = readPicture(value)

  function handleInsert() {
    setTried(true)
    if (value === '') document.getElementById(`${id}-picture`)?.focus()
    else if (lacksDescription(value)) document.getElementById(id)?.focus()
    else onInsert(use)
  }

  return (
    <Dialog
      isOpen
      closesOutside={false}
      title="Add a picture"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={handleInsert}>
            Insert
          </Button>
        </>
      }
    >
      <Body>
        <ImageInput
          id={`${id}-picture`}
          label="Picture"
          required
          hint={PICTURE_HINT}
          accept={acceptedImages}
          src={value ? resolveImage(use.address) : undefined}
          fileName={chosen?.fileName}
          details={chosen?.details}
          progress={progress}
          error={refusal ?? (isTried && value === '' ? 'Choose a picture' : undefined)}
          otherWay={choice.otherWay}
          onChoose={upload.choose}
          onRemove={upload.remove}
        />
        {value !== '' && (
          <PictureDescription
            id={id}
            of="Picture"
            isAsked
            use={use}
            error={isTried && lacksDescription(value) ? DESCRIBE_PICTURE : undefined}
            onChange={(changed) => setValue(writePicture(changed))}
          />
        )}
        <LiveRegion announcement={upload.announcement} />
      </Body>
      {choice.dialog}
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: ${space.s3};
`
