import { acceptedImages } from '@staff/forms'
import { Button, color, ProgressBar, radius, space, text } from '@staff/ui'
import { Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'

import { useUploadList, type Sent } from './useUploadList'

/** Uploads many pictures, one after the other, each with a result of its own. They can be chosen or dropped. */
export function UploadPictures() {
  const input = useRef<HTMLInputElement>(null)
  const { sent, sendAll, close } = useUploadList()
  const [isOver, setOver] = useState(false)

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault()
    setOver(true)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void sendAll([...event.dataTransfer.files])
  }

  return (
    <div>
      {/* The button does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
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
            void sendAll([...(target.files ?? [])])
            // Otherwise choosing the same file again fires no change event.
            target.value = ''
          }}
        />
      </fieldset>
      {sent.length > 0 && <Results sent={sent} onClose={close} />}
    </div>
  )
}

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
