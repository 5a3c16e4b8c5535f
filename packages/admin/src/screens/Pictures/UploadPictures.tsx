import { acceptedImages, refuseImage, refuseToSend, shrinkPicture } from '@staff/forms'
import { Button, color, ProgressBar, radius, space, text } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'

import { ApiError } from '../../data/http/ApiError'
import { uploadImage } from '../../data/http/uploadImage'
import { refreshPictures } from '../../data/pictures/pictures'
import { announce } from '../../stores/announcer'

/** One upload and what became of it. */
interface Sent {
  key: number
  name: string
  /** The uploaded share, from 0 to 1. */
  progress: number
  state: 'waiting' | 'stored' | 'failed'
  message?: string
}

/** Uploads many pictures, one after the other, each with a result of its own. They can be chosen or dropped. */
export function UploadPictures() {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const count = useRef(0)
  const [sent, setSent] = useState<readonly Sent[]>([])
  const [isOver, setOver] = useState(false)

  const update = (key: number, changes: Partial<Sent>) =>
    setSent((all) =>
      all.map((each) => (each.key === key ? Object.assign({}, each, changes) : each)),
    )

  async function handleFiles(files: readonly File[]) {
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
    const smaller = await shrinkPicture(file)
    const refusal = refuseToSend(smaller)
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

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault()
    setOver(true)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void handleFiles([...event.dataTransfer.files])
  }

  return (
    <div>
      <fieldset
        style={isOver ? zoneUnderFiles : zone}
        aria-label="Upload pictures"
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Button icon={<Upload />} onClick={() => input.current?.click()}>
          Choose pictures
        </Button>
        <span>or drop them here. JPEG, PNG or WebP, up to 25 MB each.</span>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept={acceptedImages}
          onChange={({ target }) => {
            void handleFiles([...(target.files ?? [])])
            // Otherwise choosing the same file again fires no change event.
            target.value = ''
          }}
        />
      </fieldset>
      {sent.length > 0 && <Results sent={sent} onClose={() => setSent([])} />}
    </div>
  )
}

const MAX_SHOWN = 100

function Results({ sent, onClose }: { sent: readonly Sent[]; onClose: () => void }) {
  const isBusy = sent.some(({ state }) => state === 'waiting')
  return (
    <>
      <ul style={list} aria-label="Uploads">
        {sent.map(({ key, name, progress, state, message }) => (
          <li key={key} style={row} data-state={state}>
            <span dir="auto">{name}</span>
            {state === 'waiting' && <ProgressBar label={`Upload of ${name}`} value={progress} />}
            {state === 'stored' && <span>Stored</span>}
            {state === 'failed' && <span style={failure}>{message}</span>}
          </li>
        ))}
      </ul>
      {!isBusy && (
        <Button size="s" variant="quiet" onClick={onClose}>
          Close these results
        </Button>
      )}
    </>
  )
}

// Style sheets load with the first screen, and this one does not.

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  alignItems: 'center',
  margin: 0,
  padding: space.s4,
  border: `1px dashed ${color.lineControl}`,
  borderRadius: radius.m,
  background: color.sunken,
  color: color.inkMuted,
} as const

const zoneUnderFiles = {
  ...zone,
  border: `1px solid ${color.accent}`,
  background: color.accentSoft,
} as const

const list = {
  display: 'grid',
  gap: space.s1,
  maxBlockSize: '14rem',
  paddingBlock: space.s3,
  overflow: 'auto',
  font: text.sm,
} as const

const failure = { color: color.danger }

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space.s3,
  overflowWrap: 'anywhere',
} as const
