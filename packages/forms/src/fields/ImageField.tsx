import { ImageInput, type ImageInputProps } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useEffect, useRef, useState } from 'react'

import { isUploadedImage } from '@staff/entity'
import { useSchemaContext } from '../SchemaForm/formState'
import { acceptedImages, formatBytes, refuseImage, useUploads } from './uploads'
import { useFieldProps } from './useFieldProps'

export interface ImageFieldProps {
  /** The name of the field in the form's schema. */
  name: string
  /**
   * Help that is always visible.
   * @default 'JPEG, PNG or WebP, up to 5 MB.'
   */
  hint?: ImageInputProps['hint']
}

interface Chosen {
  url: string
  fileName: string
  details: string
}

/** An image to choose, drop or paste. The upload begins at once, and saving waits for it. */
export function ImageField({ name, hint = 'JPEG, PNG or WebP, up to 5 MB.' }: ImageFieldProps) {
  const { value, onChange, error, ...field } = useFieldProps<string>(name)
  const { uploadImage, resolveImage } = useUploads()
  const { waitFor } = useSchemaContext()
  const [chosen, setChosen] = useState<Chosen>()
  const [progress, setProgress] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const sending = useRef<AbortController>(undefined)

  useEffect(() => () => sending.current?.abort(), [])

  async function upload(file: File) {
    const own = new AbortController()
    sending.current = own
    setProgress(0)
    try {
      const { url, width, height } = await uploadImage(file, setProgress, own.signal)
      if (own.signal.aborted) return
      setChosen({
        url,
        fileName: file.name,
        details: `${width} × ${height} · ${formatBytes(file.size)}`,
      })
      onChange(url)
    } catch (problem) {
      await untilPressEnds()
      if (own.signal.aborted) return
      setRefusal(
        problem instanceof Error ? problem.message : 'The picture could not be stored. Try again.',
      )
    } finally {
      if (sending.current === own) setProgress(undefined)
    }
  }

  function stop() {
    sending.current?.abort()
    sending.current = undefined
    setProgress(undefined)
  }

  function handleChoose(file: File) {
    stop()
    const reason = refuseImage(file)
    setRefusal(reason)
    if (!reason) waitFor(upload(file))
  }

  function handleRemove() {
    stop()
    setRefusal(undefined)
    onChange('')
  }

  const fresh = chosen?.url === value ? chosen : undefined
  // The schema refuses URLs of other origins, and the browser must not request them.
  const isForeign = value !== '' && !isUploadedImage(value)
  return (
    <ImageInput
      {...field}
      hint={hint}
      accept={acceptedImages}
      src={value && !isForeign ? resolveImage(value) : undefined}
      fileName={isForeign ? 'Picture' : fresh?.fileName}
      details={isForeign ? 'The picture cannot be shown' : fresh?.details}
      progress={progress}
      error={refusal ?? error}
      onChoose={handleChoose}
      onRemove={handleRemove}
    />
  )
}
