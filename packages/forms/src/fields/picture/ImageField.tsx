import { Button, ImageInput, LiveRegion, space, type ImageInputProps } from '@staff/ui'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'

import {
  cutPicture,
  isUploadedImage,
  pictureAddress,
  readPicture,
  writePicture,
  type PictureUse,
} from '@staff/entity'
import { useField } from '../../SchemaForm/formState'
import { useFieldProps } from '../useFieldProps'
import { isAboutDescription } from './descriptionTexts'
import { PictureDescription } from './PictureDescription'
import { PictureHint } from './PictureHint'
import { acceptedImages, PICTURE_HINT } from './chosenFiles'
import { useUploads } from './uploads'
import { useStoredChoice } from './useStoredChoice'
import { useUpload } from './useUpload'

const CropDialog = lazy(async () => ({ default: (await import('./crop/CropDialog')).CropDialog }))

export interface ImageFieldProps {
  /** The name of the field in the form's schema. */
  name: string
  /**
   * Help that is always visible.
   * @default 'JPEG, PNG or WebP, up to 25 MB.'
   */
  hint?: ImageInputProps['hint']
}

/**
 * An image to choose, drop or paste, with its description, its crop and its focus. The upload begins at once, and saving waits for it.
 */
export function ImageField({ name, hint = PICTURE_HINT }: ImageFieldProps) {
  const { id, value, onChange, error, ...field } = useFieldProps<string>(name)
  const { alt, cuts } = useField(name)
  const { resolveImage } = useUploads()
  const upload = useUpload(onChange)
  const { chosen, progress } = upload
  const choice = useStoredChoice(
    // The same picture stays as it is described.
    (picture) => picture.url !== pictureAddress(value) && upload.chooseStored(picture),
  )
  const [isCropping, setCropping] = useState(false)

  const fresh = chosen?.url === pictureAddress(value) ? chosen : undefined
  const isStored = isUploadedImage(value)
  // The schema refuses URLs of other origins, and the browser must not request them.
  const isForeign = value !== '' && !isStored
  const use = readPicture(isStored ? value : '')
  const isDescribed = isStored && progress === undefined
  const wrongDescription = isDescribed && isAboutDescription(error) ? error : undefined
  const ownError = wrongDescription ? undefined : error

  function handleCrop(cropped: PictureUse) {
    onChange(writePicture(cropped))
    upload.say('Crop and focus are set.')
  }

  return (
    <Root>
      <ImageInput
        {...field}
        // The error summary leads to the control that the message is about.
        id={wrongDescription ? `${id}-picture` : id}
        hint={
          <PictureHint name={name} value={value}>
            {hint}
          </PictureHint>
        }
        accept={acceptedImages}
        src={isStored ? resolveImage(use.address) : undefined}
        fileName={isForeign ? 'Picture' : fresh?.fileName}
        details={isForeign ? 'The picture cannot be shown' : fresh?.details}
        progress={progress}
        error={upload.refusal ?? ownError}
        cut={cutOf(use)}
        otherWay={choice.otherWay}
        onChoose={upload.choose}
        onRemove={upload.remove}
        // The focus is in the dialog then.
        onBlur={() => !choice.isOpen && field.onBlur()}
        actions={
          isDescribed && (
            <Button size="s" variant="quiet" onClick={() => setCropping(true)}>
              Crop…
            </Button>
          )
        }
      />
      <PictureDescription
        key={pictureAddress(value)}
        id={wrongDescription ? id : `${id}-alt`}
        of={field.label}
        isAsked={alt === 'asked'}
        // Always there, so that nothing moves when a picture arrives.
        disabled={!isDescribed}
        use={use}
        error={wrongDescription}
        onChange={(described) => onChange(writePicture(described))}
        onBlur={field.onBlur}
      />
      {isCropping && (
        <Suspense fallback={null}>
          <CropDialog
            use={use}
            src={resolveImage(use.address)}
            cuts={cuts}
            onDone={handleCrop}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
      {choice.dialog}
      <LiveRegion announcement={upload.announcement} />
    </Root>
  )
}

/** The square of a picture that shows its crop and its focus. */
function cutOf(use: PictureUse): ImageInputProps['cut'] {
  return use.crop || use.focus ? (size) => cutPicture(size, use, 1) : undefined
}

const Root = styled.div`
  display: grid;
  gap: ${space.s3};
`
