import type { AnyEntity } from '@staff/entity'
import { useEffect, useRef, useState } from 'react'

import { exportRecords, type ExportTarget } from '../../../data/csv/exportRecords'
import { ApiError } from '../../../data/http/ApiError'
import { notify } from '../../../shared/notify'
import { fileName, saveFile, type FileKind } from '../../../shared/saveFile'
import { recordsOf } from '../selection/bulkTexts'

type ExportState = { phase: 'asking'; failure?: string } | { phase: 'running'; share: number }

/** Runs an export: reads the file and hands it to the browser. */
export function useExport(entity: AnyEntity, onDone: () => void) {
  const [state, setState] = useState<ExportState>({ phase: 'asking' })
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function start(target: ExportTarget, kind: FileKind) {
    const controller = new AbortController()
    abort.current = controller
    setState({ phase: 'running', share: 0 })
    try {
      const file = await exportRecords(entity, target, {
        onProgress: (share) => setState({ phase: 'running', share }),
        signal: controller.signal,
      })
      saveFile(
        fileName(entity.area, kind),
        kind === 'csv' ? file : await asWorkbook(entity, file, target.columns),
      )
      notify('success', `Exported ${recordsOf(entity, target.total)}.`)
      onDone()
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setState({ phase: 'asking', failure: error.message })
    }
  }

  function cancel() {
    abort.current?.abort()
    notify('info', 'The export was cancelled. There is no file.')
    onDone()
  }

  return { state, start, cancel }
}

async function asWorkbook(entity: AnyEntity, csv: Blob, columns: readonly string[] | undefined) {
  const { exportWorkbook } = await import('../../../data/csv/workbook/exportWorkbook')
  return exportWorkbook(entity, csv, columns)
}
