import { areaCalls, type OpenUndo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { callApi } from '../http/callApi'

/** The undos whose outcome this page has shown. Their person knows of them. */
const shown = new Set<string>()

/** Notes undos whose outcome is shown. */
export function rememberUndos(undos: readonly string[]): void {
  for (const undo of undos) shown.add(undo)
}

/** Reads what the person can still undo in an area, the newest action first. */
export async function readUndos(entity: AnyEntity, signal: AbortSignal): Promise<OpenUndo[]> {
  return (await callApi(areaCalls(entity).undos, { signal })).undos
}

/** The actions whose outcome this page has not shown: their response was lost, or the page was left before. */
export function unknownUndos(actions: readonly OpenUndo[]): OpenUndo[] {
  return actions.filter(({ undos }) => undos.some((undo) => !shown.has(undo)))
}
