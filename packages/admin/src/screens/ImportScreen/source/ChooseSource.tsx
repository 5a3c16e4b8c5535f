import { canCreateByImport } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button, color, radius, space } from '@staff/ui'
import { Download, FileUp } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { styled } from 'styled-components'

import { WorkbookError } from '../../../data/csv/WorkbookError'
import { saveFile } from '../../../shared/saveFile'
import { PasteRows } from './PasteRows'
import { readSource } from './readSource'
import { templateFile } from './template'
import type { Source } from '../steps/importState'

interface ChooseSourceProps {
  entity: AnyEntity
  /** Whether the step takes the focus, because another one has led back to it. */
  takesFocus: boolean
  onChoose: (source: Source) => void
  /** Called for a file that cannot be read. */
  onRefuse: (message: string) => void
}

/** A file, chosen or dropped, or rows that are pasted from a spreadsheet. */
export function ChooseSource({ entity, takesFocus, onChoose, onRefuse }: ChooseSourceProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [takes] = useState(takesFocus)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    if (takes) button.current?.focus()
  }, [takes])

  async function choose(files: FileList | null) {
    const file = files?.[0]
    if (!file) return
    try {
      onChoose(await readSource(file))
    } catch (problem) {
      const isOurs = problem instanceof WorkbookError
      onRefuse(isOurs ? problem.message : `${file.name} cannot be read. Choose it again.`)
    }
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void choose(event.dataTransfer.files)
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
        <Button
          ref={button}
          variant="primary"
          icon={<FileUp />}
          onClick={() => input.current?.click()}
        >
          Choose a CSV or Excel file
        </Button>
        <span>or drop one here. At most 20,000 rows and 10 MB.</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values"
          aria-label="CSV or Excel file"
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            void choose(target.files)
            // The same file can be chosen again after it was corrected.
            target.value = ''
          }}
        />
        {canCreateByImport(entity) && (
          <Button
            icon={<Download />}
            onClick={() => saveFile(`${entity.area}-template.csv`, templateFile(entity))}
          >
            Download a template
          </Button>
        )}
      </Zone>
      <PasteRows onPaste={(bytes) => onChoose({ name: 'Pasted rows', bytes })} />
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
