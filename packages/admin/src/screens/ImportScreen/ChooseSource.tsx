import { Button, color, radius, space, TextArea } from '@staff/ui'
import { FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { styled } from 'styled-components'

import type { Source } from './useImport'

interface ChooseSourceProps {
  onChoose: (source: Source) => void
  /** Called for a file that cannot be read. */
  onRefuse: (message: string) => void
}

/** A file, chosen or dropped, or rows that are pasted from a spreadsheet. */
export function ChooseSource({ onChoose, onRefuse }: ChooseSourceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  async function choose(files: FileList | null) {
    const file = files?.[0]
    if (!file) return
    try {
      onChoose({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
    } catch {
      onRefuse(`${file.name} cannot be read. Choose it again.`)
    }
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void choose(event.dataTransfer.files)
  }

  function handlePaste() {
    if (text.trim() === '') return setError('Paste rows with their headings first')
    return onChoose({ name: 'Pasted rows', bytes: new TextEncoder().encode(text) })
  }

  return (
    <>
      <Zone
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Button variant="primary" icon={<FileUp />} onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        <span>or drop one here. At most 20,000 rows and 10 MB.</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-label="CSV file"
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            void choose(target.files)
            // The same file can be chosen again after it was corrected.
            target.value = ''
          }}
        />
      </Zone>
      <TextArea
        label="Or paste rows from a spreadsheet"
        hint="With the headings in the first row."
        error={error}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <div>
        <Button onClick={handlePaste}>Check the pasted rows</Button>
      </div>
    </>
  )
}

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  padding: ${space.s4};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.m};
  color: ${color.inkMuted};

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`
