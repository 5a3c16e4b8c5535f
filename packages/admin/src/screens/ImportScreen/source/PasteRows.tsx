import { Button, TextArea } from '@staff/ui'
import { useState } from 'react'

interface PasteRowsProps {
  onPaste: (bytes: Uint8Array<ArrayBuffer>) => void
}

/** A box for rows from a spreadsheet. */
export function PasteRows({ onPaste }: PasteRowsProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function handlePaste() {
    if (text.trim() === '') return setError('Paste rows with their headings first')
    return onPaste(new TextEncoder().encode(text))
  }

  return (
    <>
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
