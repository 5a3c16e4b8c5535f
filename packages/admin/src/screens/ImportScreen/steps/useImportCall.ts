import type { AnyEntity } from '@staff/entity'
import { useEffect, useRef } from 'react'

import { importFile, type ImportWork } from '../../../data/csv/importFile'
import { ApiError } from '../../../data/http/ApiError'

/** Makes the calls of an import, one at a time. `cancel` ends the present one, as leaving the screen does. */
export function useImportCall(entity: AnyEntity) {
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  /** Makes the call. Resolves to undefined if it was cancelled, and to the message of a failure. */
  async function run(work: ImportWork, onProgress: (share: number) => void) {
    abort.current?.abort()
    const controller = new AbortController()
    abort.current = controller
    try {
      return await importFile(entity, work, { onProgress, signal: controller.signal })
    } catch (error) {
      if (controller.signal.aborted) return undefined
      if (!(error instanceof ApiError)) throw error
      return error.message
    }
  }

  return { run, cancel: () => abort.current?.abort() }
}
