import { useAnnouncement } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useEffect, useRef, useState } from 'react'

import { useSchemaContext } from '../../SchemaForm/formState'
import { formatBytes, prepareUpload, refuseImage } from './chosenFiles'
import type { ChosenPicture } from './storedPictures'
import { useUploads } from './uploads'

/** A picture that is being chosen. */
export interface PictureUpload {
  chosen: ChosenPicture | undefined
  /** The part that was sent, from 0 to 1; undefined while nothing is sent. */
  progress: number | undefined
  /** Why the last file was not stored. */
  refusal: string | undefined
  announcement: ReturnType<typeof useAnnouncement>[0]
  /** Announces a change of the picture. */
  say: (text: string) => void
  choose: (file: File) => void
  chooseStored: (picture: ChosenPicture) => void
  /** Removes the picture, or stops its upload. */
  remove: () => void
}

/** The upload of a picture: it begins when a file is chosen, and saving waits for it. `onChange` gets the stored address, or '' for none. */
export function useUpload(onChange: (url: string) => void): PictureUpload {
  const { uploadImage } = useUploads()
  const { waitFor } = useSchemaContext()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [announcement, say] = useAnnouncement()
  const [progress, setProgress] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const sending = useRef<AbortController>(undefined)

  useEffect(() => () => sending.current?.abort(), [])

  async function upload(file: File) {
    const own = new AbortController()
    sending.current = own
    setProgress(0)
    try {
      const { sent, refusal: tooLarge } = await prepareUpload(file)
      if (own.signal.aborted) return
      if (tooLarge !== undefined) throw new Error(tooLarge)
      const { url, width, height } = await uploadImage(sent, setProgress, own.signal)
      if (own.signal.aborted) return
      const details = `${width} × ${height} · ${formatBytes(sent.size)}`
      take({ url, fileName: file.name, details })
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

  function take(picture: ChosenPicture) {
    setChosen(picture)
    onChange(picture.url)
    say(`${picture.fileName} is chosen.`)
  }

  function stop() {
    sending.current?.abort()
    sending.current = undefined
    setProgress(undefined)
  }

  function choose(file: File) {
    stop()
    const reason = refuseImage(file)
    setRefusal(reason)
    if (!reason) waitFor(upload(file))
  }

  function chooseStored(picture: ChosenPicture) {
    stop()
    setRefusal(undefined)
    take(picture)
  }

  function remove() {
    stop()
    setRefusal(undefined)
    onChange('')
  }

  return { chosen, progress, refusal, choose, chooseStored, remove, announcement, say }
}
