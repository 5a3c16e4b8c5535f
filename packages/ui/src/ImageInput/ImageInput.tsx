import { type FocusEvent, useRef, useState } from 'react'

import { Button } from '../Button/Button'
import { Field, type FieldProps } from '../Field/Field'
import { Actions, Content, Details, Name, RemoveButton, Zone } from './parts'
import { Preview } from './Preview'
import { Progress } from './Progress'
import { useFileDrop } from './useFileDrop'

export interface ImageInputProps extends FieldProps {
  /** The name of the file input. */
  name?: string
  /** The URL of the image. */
  src?: string | undefined
  /** The file name; without it the image is called 'Picture'. */
  fileName?: string | undefined
  /** Details of the file, such as '640 × 640 · 84 KB'. */
  details?: string | undefined
  /** The progress of the upload from 0 to 1; undefined when no upload is in progress. */
  progress?: number | undefined
  /**
   * The types that the file dialog offers, such as 'image/jpeg,image/png,image/webp'. Dropped and pasted files are
   * not filtered.
   */
  accept: string
  /**
   * Shows the image without controls.
   * @default false
   */
  disabled?: boolean
  /** Called with a chosen, dropped or pasted file; of several, with the first. */
  onChoose: (file: File) => void
  /** Called when the image is removed, or its upload cancelled. */
  onRemove: () => void
  /** Called when the focus leaves the field. Opening the file dialog does not count. */
  onBlur?: () => void
}

/** One image: chosen in a dialog, dropped or pasted. The height is the same with and without an image. */
export function ImageInput({
  name,
  src,
  fileName,
  details,
  progress,
  accept,
  disabled = false,
  onChoose,
  onRemove,
  onBlur,
  ...field
}: ImageInputProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const fileInput = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const filled = Boolean(src || fileName || progress !== undefined)
  const broken = src !== undefined && src === brokenSrc
  const words = broken ? 'The picture cannot be shown' : details

  const { draggedOver, handlers } = useFileDrop(choose, disabled)

  function choose(files: FileList) {
    if (files[0]) onChoose(files[0])
  }

  function handleRemove() {
    // The remove button disappears with the image, so the focus moves within the field.
    chooseButton.current?.focus()
    onRemove()
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    // While the file dialog is open the window has no focus, but the button is still the active element.
    if (event.currentTarget.contains(document.activeElement)) return
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }

  return (
    <Field {...field} kind="button">
      {(control, labelId) => (
        <Zone
          {...handlers}
          aria-labelledby={labelId}
          data-invalid={control['aria-invalid']}
          data-dragged-over={draggedOver || undefined}
          data-filled={filled || undefined}
          onBlur={handleBlur}
        >
          <Preview src={src} broken={broken} filled={filled} onBroken={() => setBrokenSrc(src)} />
          <Content>
            {filled && <Name>{fileName ?? 'Picture'}</Name>}
            {progress !== undefined && (
              <Progress value={progress} label={`Uploading ${fileName ?? 'the picture'}`} />
            )}
            {progress === undefined && words && (
              <Details>
                <bdi>{words}</bdi>
              </Details>
            )}
            <Actions>
              <Button
                ref={chooseButton}
                id={control.id}
                size="s"
                aria-describedby={control['aria-describedby']}
                disabled={disabled}
                onClick={() => fileInput.current?.click()}
              >
                {filled ? 'Replace' : 'Choose a picture'}
              </Button>
              {filled ? (
                <RemoveButton size="s" variant="quiet" disabled={disabled} onClick={handleRemove}>
                  Remove
                </RemoveButton>
              ) : (
                <Details>or drop or paste one here</Details>
              )}
            </Actions>
          </Content>
          <input
            ref={fileInput}
            hidden
            type="file"
            name={name}
            accept={accept}
            onChange={(event) => {
              if (event.target.files) choose(event.target.files)
              // Otherwise choosing the same file again would not fire a change event.
              event.target.value = ''
            }}
          />
        </Zone>
      )}
    </Field>
  )
}
