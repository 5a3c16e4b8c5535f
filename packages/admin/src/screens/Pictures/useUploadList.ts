import { prepareUpload, refuseImage } from '@staff/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { ApiError } from '../../data/http/ApiError'
import { uploadImage } from '../../data/http/uploadImage'
import { refreshPictures } from '../../data/pictures/pictures'
import { announce } from '../../stores/announcer'

/** One upload and what became of it. */
export interface Sent {
  key: number
  name: string
  /** The uploaded share, from 0 to 1. */
  progress: number
  state: 'waiting' | 'stored' | 'failed'
  message?: string
}

const MAX_SHOWN = 100

/** Uploads of pictures, one after the other, and what became of each. */
export function useUploadList() {
  const client = useQueryClient()
  const count = useRef(0)
  const [sent, setSent] = useState<readonly Sent[]>([])

  const update = (key: number, changes: Partial<Sent>) =>
    setSent((all) =>
      all.map((each) => (each.key === key ? Object.assign({}, each, changes) : each)),
    )

  async function sendAll(files: readonly File[]) {
    const added = files.map((file) => {
      count.current += 1
      const refusal = refuseImage(file)
      const about = { key: count.current, name: file.name, progress: 0 }
      return refusal === undefined
        ? { file, upload: { ...about, state: 'waiting' as const } }
        : { file: undefined, upload: { ...about, state: 'failed' as const, message: refusal } }
    })
    setSent((all) => [...added.map(({ upload }) => upload), ...all].slice(0, MAX_SHOWN))
    let stored = 0
    for (const { file, upload } of added)
      // oxlint-disable-next-line no-await-in-loop -- The server converts one at a time.
      if (file && (await send(file, upload.key))) stored += 1
    announce(`${stored} of ${files.length} stored`)
    await refreshPictures(client)
  }

  async function send(file: File, key: number): Promise<boolean> {
    const { sent: smaller, refusal } = await prepareUpload(file)
    if (refusal !== undefined) {
      update(key, { state: 'failed', message: refusal })
      return false
    }
    try {
      await uploadImage(smaller, (progress) => update(key, { progress }))
      update(key, { state: 'stored', progress: 1 })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      update(key, { state: 'failed', message: error.message })
      return false
    }
  }

  return { sent, sendAll, close: () => setSent([]) }
}
