import type { PictureChoiceProps } from '@staff/forms'
import { CancelButton, Dialog } from '@staff/ui'

import { PicturePicker } from '../PicturePicker'
import { pictureName, pictureSize } from '../pictureTexts'

/** Finds a stored picture for a field or a text. What it shows there is described there. */
export function PictureChoice({ onChoose, onClose }: PictureChoiceProps) {
  return (
    <Dialog
      isOpen
      size="l"
      title="Choose from pictures"
      onClose={onClose}
      footer={<CancelButton onClick={onClose} />}
    >
      <PicturePicker
        onChoose={(picture) =>
          onChoose({
            url: picture.url,
            fileName: pictureName(picture),
            details: pictureSize(picture),
          })
        }
      />
    </Dialog>
  )
}
