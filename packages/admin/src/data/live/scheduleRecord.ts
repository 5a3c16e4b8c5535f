import { areaCalls, endOf, type LiveState } from '@staff/contract'
import { ENDS_AT, STATUS, type AnyEntity, type Author } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { ApiError, isOutcomeUnknown } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { applyChange } from '../records/optimisticUpdates'
import { idOf, recordQueries, type AnyStored } from '../records/recordQueries'
import { refresh } from '../records/saveRecord'

/** A time in which the public site shows a version. */
export type ShownTime = LiveState['live'][number]

/** When a version goes live and ends. Times are ISO 8601 in UTC. */
export interface Plan {
  /** Undefined for now. */
  from: string | undefined
  /** Null for never. */
  until: string | null
  /** Whether a change that is scheduled already is cancelled; undefined if nobody was asked. */
  replaceScheduled?: boolean | undefined
}

/** What became of a change of what the public site shows, and when. */
export type LiveOutcome =
  | { status: 'done'; state: LiveState }
  /** A change is scheduled already, and the plan does not say what becomes of it. */
  | { status: 'scheduled'; scheduled: readonly ShownTime[] }
  /** Somebody has changed the record since; `current` is what is stored. */
  | { status: 'conflict'; message: string; current: unknown; changedBy: Author | undefined }
  | { status: 'failed' | 'unknown'; message: string }

/** Publishes the version of a record that is known, from when and until when a plan says. */
export function publishAsPlanned(
  client: QueryClient,
  entity: AnyEntity,
  record: AnyStored,
  plan: Plan,
): Promise<LiveOutcome> {
  const { version } = record
  const { from, until, replaceScheduled } = plan
  const id = idOf(entity, record)
  const calls = areaCalls(entity)
  return changeLive(client, entity, id, async () => {
    try {
      const times = { until, ...(from !== undefined && { from }) }
      const said = replaceScheduled === undefined ? {} : { replaceScheduled }
      const body = { version, ...times, ...said }
      return await callApi(calls.publish, { params: { id }, body })
    } catch (error) {
      const scheduled = error instanceof ApiError ? (error.scheduled ?? []) : []
      const isDone = scheduled.some((time) => time.version === version && isPlanned(time, plan))
      // An earlier attempt was stored, and only its response was lost.
      if (isDone) return callApi(calls.live, { params: { id } })
      throw error
    }
  })
}

/** Cancels a change that is scheduled. What is live stays so. */
export function cancelScheduled(
  client: QueryClient,
  entity: AnyEntity,
  record: AnyStored,
  { from }: ShownTime,
): Promise<LiveOutcome> {
  const id = idOf(entity, record)
  const body = { version: record.version, from }
  return changeLive(client, entity, id, () =>
    callApi(areaCalls(entity).cancelScheduled, { params: { id }, body }),
  )
}

/** Changes when the public site stops showing a record; null for never. */
export function changeEnd(
  client: QueryClient,
  entity: AnyEntity,
  record: AnyStored,
  until: string | null,
): Promise<LiveOutcome> {
  const id = idOf(entity, record)
  const body = { version: record.version, until }
  return changeLive(client, entity, id, () =>
    callApi(areaCalls(entity).end, { params: { id }, body }),
  )
}

async function changeLive(
  client: QueryClient,
  entity: AnyEntity,
  id: string,
  send: () => Promise<LiveState>,
): Promise<LiveOutcome> {
  try {
    const state = await send()
    const shown: [string, unknown][] = [
      [STATUS, state.status],
      [ENDS_AT, endOf(state.live, new Date().toISOString())],
    ]
    applyChange(client, entity, id, shown)
    client.setQueryData(
      recordQueries(entity).one(id).queryKey,
      (known) => known && { ...known, ...Object.fromEntries(shown) },
    )
    return { status: 'done', state }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return outcomeOf(error)
  } finally {
    refresh(client, entity)
  }
}

function outcomeOf(error: ApiError): LiveOutcome {
  const { code, message, current, changedBy, scheduled, fields } = error
  if (code === 'scheduledChange' && scheduled) return { status: 'scheduled', scheduled }
  if (code === 'conflict') return { status: 'conflict', message, current, changedBy }
  if (isOutcomeUnknown(error) || code === 'timeout') return { status: 'unknown', message }
  return { status: 'failed', message: Object.values(fields ?? {})[0] ?? message }
}

function isPlanned(time: ShownTime, { from, until }: Plan): boolean {
  return from !== undefined && isSameTime(time.from, from) && isSameTime(time.until, until)
}

function isSameTime(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  return Date.parse(one) === Date.parse(other)
}
