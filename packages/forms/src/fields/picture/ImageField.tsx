import { Button, ImageInput, space, type ImageInputProps } from '@staff/ui'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'

import { isUploadedImage, pictureAddress, readPicture, writePicture } from '@staff/entity'
import { useField } from '../../SchemaForm/formState'
import { useFieldProps } from '../useFieldProps'
import { isAboutDescription } from './descriptionTexts'
import { PictureDescription } from './PictureDescription'
import { acceptedImages, PICTURE_HINT } from './chosenFiles'
import { useUploads } from './uploads'
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
  const { chosen, progress, refusal, choose, remove } = useUpload(onChange)
  const [isCropping, setCropping] = useState(false)

  const fresh = chosen?.url === pictureAddress(value) ? chosen : undefined
  const isStored = isUploadedImage(value)
  // The schema refuses URLs of other origins, and the browser must not request them.
  const isForeign = value !== '' && !isStored
  const isDescribed = isStored && progress === undefined
  const wrongDescription = isDescribed && isAboutDescription(error) ? error : undefined
  const ownError = wrongDescription ? undefined : error
  return (
    <Root>
      <ImageInput
        {...field}
        // The error summary leads to the control that the message is about.
        id={wrongDescription ? `${id}-picture` : id}
        hint={hint}
        accept={acceptedImages}
        src={isStored ? resolveImage(value) : undefined}
        fileName={isForeign ? 'Picture' : fresh?.fileName}
        details={isForeign ? 'The picture cannot be shown' : fresh?.details}
        progress={progress}
        error={refusal ?? ownError}
        onChoose={choose}
        onRemove={remove}
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
        use={readPicture(isStored ? value : '')}
        error={wrongDescription}
        onChange={(use) => onChange(writePicture(use))}
        onBlur={field.onBlur}
      />
      {isCropping && (
        <Suspense fallback={null}>
          <CropDialog
            use={readPicture(value)}
            src={resolveImage(value)}
            cuts={cuts}
            onDone={(use) => onChange(writePicture(use))}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s3};
`
