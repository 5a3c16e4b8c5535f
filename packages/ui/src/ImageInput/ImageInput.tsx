import { type FocusEvent, useRef, useState } from 'react'

import { Button } from '../Button/Button'
import { Field, type FieldProps } from '../Field/Field'
import { Actions, Content, Details, Name, RemoveButton, Zone } from './parts'
import { Preview } from './Preview'
import { Progress } from './Progress'
import { useFileDrop } from './useFileDrop'

export interface ImageInputProps extends FieldProps {
  /** Name of the file input. */
  name?: string
  /** Address of the picture to show. */
  src?: string | undefined
  /** The file's name; without it a picture is called 'Picture'. */
  fileName?: string | undefined
  /** A few words about the file, such as '640 × 640 · 84 KB'. */
  details?: string | undefined
  /** How much is sent, from 0 to 1, while the picture is uploading. */
  progress?: number | undefined
  /** The types that the file dialog offers, such as 'image/jpeg,image/png,image/webp'. What is dropped or pasted is not filtered. */
  accept: string
  /**
   * Shows the picture without a way to change it.
   * @default false
   */
  disabled?: boolean
  /** A file was chosen, dropped or pasted; of several, the first. */
  onChoose: (file: File) => void
  /** The picture is to go; while it is uploading, the upload too. */
  onRemove: () => void
  /** The focus left the field; the open file dialog does not count. */
  onBlur?: () => void
}

/** One picture: chosen in a dialog, dropped or pasted, with a preview and the same height with and without. */
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
    // The remove button goes away with the picture: the focus stays in the field.
    chooseButton.current?.focus()
    onRemove()
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    // While the file dialog is open the window has no focus, but the button in it still has.
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
              // Else choosing the same file again would be no change.
              event.target.value = ''
            }}
          />
        </Zone>
      )}
    </Field>
  )
}
