import { Button, Dialog, LiveRegion, useAnnouncement } from '@staff/ui'
import { useState } from 'react'

import type { PictureCuts, PicturePoint, PictureUse } from '@staff/entity'
import { cropOf, edgesOf, percentOf, WHOLE, within, type Edges } from './cropping'
import { CropTool } from './CropTool'

export interface CropDialogProps {
  /** The picture as the record uses it now. */
  use: PictureUse
  /** Where the browser loads the picture. */
  src: string
  /** The proportions in which the site shows it. */
  cuts: PictureCuts | undefined
  onDone: (use: PictureUse) => void
  onClose: () => void
}

/** Chooses the part of a picture that the site shows, and the point that stays in view. The stored picture stays as it is. */
export function CropDialog({ use, src, cuts, onDone, onClose }: CropDialogProps) {
  const [edges, setEdges] = useState(() => edgesOf(use.crop))
  const [focus, setFocus] = useState<PicturePoint | undefined>(use.focus)

  const [announcement, say] = useAnnouncement()

  function handleEdges(moved: Edges) {
    setEdges(moved)
    const shift = focus && movedText(within(edges, focus), within(moved, focus))
    if (shift) say(shift)
  }

  function handleDone() {
    onDone({ ...use, crop: cropOf(edges), focus: focus && within(edges, focus) })
    onClose()
  }

  function handleWhole() {
    setEdges(WHOLE)
    setFocus(undefined)
    say('The whole picture is in the frame. The focus is in its middle.')
  }

  return (
    <Dialog
      isOpen
      size="l"
      // A press that ends outside of the picture must not lose the crop.
      closesOutside={false}
      title="Crop and focus"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={handleWhole}>
            Whole picture
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={handleDone}>
            Apply
          </Button>
        </>
      }
    >
      <CropTool
        src={src}
        cuts={cuts}
        edges={edges}
        focus={focus && within(edges, focus)}
        onEdges={handleEdges}
        onFocus={setFocus}
      />
      <LiveRegion announcement={announcement} />
    </Dialog>
  )
}

/** How an edge has moved the focus, because a slider says only its own place: 'Focus 41 % from the left'. Empty if it has not. */
function movedText(before: PicturePoint, after: PicturePoint): string {
  const parts = [
    ...(after.x === before.x ? [] : [`${percentOf(after.x)} from the left`]),
    ...(after.y === before.y ? [] : [`${percentOf(after.y)} from the top`]),
  ]
  return parts.length === 0 ? '' : `Focus ${parts.join(', ')}`
}
