import { type FocusEvent, type ReactNode, useRef, useState } from 'react'

import { Field, type FieldProps } from '../Field/Field'
import { FileDescription } from './FileDescription'
import { FileInput } from './FileInput'
import { Content, Lines, Zone } from './parts'
import { PictureButtons, type OtherWay } from './PictureButtons'
import { Preview, type PreviewProps } from './Preview'
import { useFileDrop } from './useFileDrop'

export interface ImageInputProps extends FieldProps {
  /** Name of the file input. */
  name?: string
  /** URL of the picture. */
  src?: string | undefined
  /** The file's name; without it a picture is called 'Picture'. */
  fileName?: string | undefined
  /** A few words about the file, such as '640 × 640 · 84 KB'. */
  details?: string | undefined
  /** The uploaded share, from 0 to 1, while the picture is uploading. */
  progress?: number | undefined
  /** The types that the file dialog offers, such as 'image/jpeg,image/png,image/webp'. Dropped and pasted files are not filtered. */
  accept: string
  /**
   * Shows the picture without a way to change it.
   * @default false
   */
  disabled?: boolean
  /** Further buttons beside 'Replace' and 'Remove'. */
  actions?: ReactNode
  /** Another way to choose a picture, as a button beside 'Replace'. In a narrow field with a picture, it shows only its icon. */
  otherWay?: OtherWay | undefined
  /** The part that the thumbnail shows of a picture with this size, in pixels; without it, a square in its middle. */
  cut?: PreviewProps['cut']
  /** A file was chosen, dropped or pasted; of several, the first. */
  onChoose: (file: File) => void
  /** The person removed the picture, or cancelled its upload. */
  onRemove: () => void
  /** The focus left the field; opening the file dialog does not count. */
  onBlur?: () => void
}

/** One picture: chosen in a dialog, dropped or pasted. The field has the same height with and without a picture. */
export function ImageInput({
  name,
  src,
  fileName,
  details,
  progress,
  accept,
  disabled = false,
  actions,
  otherWay,
  cut,
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
  const { draggedOver, handlers } = useFileDrop(choose, disabled)

  function choose(files: FileList) {
    if (files[0]) onChoose(files[0])
  }

  function handleRemove() {
    // The remove button disappears with the picture, so the focus moves first.
    chooseButton.current?.focus()
    onRemove()
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    // While the file dialog is open, the window loses the focus but the button keeps it.
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
          <Preview {...{ src, broken, filled, cut }} key={src} onBroken={() => setBrokenSrc(src)} />
          <Content>
            <Lines>
              <FileDescription
                filled={filled}
                fileName={fileName}
                details={broken ? 'The picture cannot be shown' : details}
                progress={progress}
              />
              <PictureButtons
                {...{ control, filled, disabled, actions, otherWay, chooseButton }}
                onChoose={() => fileInput.current?.click()}
                onRemove={handleRemove}
              />
            </Lines>
          </Content>
          <FileInput ref={fileInput} name={name} accept={accept} onFiles={choose} />
        </Zone>
      )}
    </Field>
  )
}
