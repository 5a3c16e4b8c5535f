import { ImageInput, type ImageInputProps } from '@staff/ui'
import { useState } from 'react'

import { useSchemaContext } from '../SchemaForm/SchemaContext'
import { acceptedImages, formatBytes, refuseImage, useUploads } from './uploads'
import { useFieldProps } from './useFieldProps'

export interface ImageFieldProps extends Pick<ImageInputProps, 'hint'> {
  name: string
}

interface Chosen {
  url: string
  fileName: string
  details: string
}

/** A picture to choose, drop or paste. It travels at once; saving waits for it. */
export function ImageField({
  name,
  hint = 'JPEG, PNG or WebP, up to 5 MB. Drop a file here or paste one.',
}: ImageFieldProps) {
  const { value, onChange, error, ...field } = useFieldProps<string>(name)
  const { uploadImage, resolveImage } = useUploads()
  const { waitFor } = useSchemaContext()
  const [chosen, setChosen] = useState<Chosen>()
  const [progress, setProgress] = useState<number>()
  const [refusal, setRefusal] = useState<string>()

  async function upload(file: File) {
    setProgress(0)
    try {
      const { url, width, height } = await uploadImage(file, setProgress)
      setChosen({
        url,
        fileName: file.name,
        details: `${width} × ${height} · ${formatBytes(file.size)}`,
      })
      onChange(url)
    } catch (problem) {
      setRefusal(
        problem instanceof Error ? problem.message : 'The picture could not be stored. Try again.',
      )
    } finally {
      setProgress(undefined)
    }
  }

  function handleChoose(file: File) {
    const reason = refuseImage(file)
    setRefusal(reason)
    if (!reason) waitFor(upload(file))
  }

  function handleRemove() {
    setRefusal(undefined)
    onChange('')
  }

  const fresh = chosen?.url === value ? chosen : undefined
  return (
    <ImageInput
      {...field}
      hint={hint}
      accept={acceptedImages}
      src={value ? resolveImage(value) : undefined}
      fileName={fresh?.fileName}
      details={fresh?.details}
      progress={progress}
      error={refusal ?? error}
      onChoose={handleChoose}
      onRemove={handleRemove}
    />
  )
}
