import type { SaveOutcome } from '@staff/forms'
import type { AnyEntity } from '@staff/entity'
import { isRecordOf } from '@staff/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'

import { publishAsPlanned, type LiveOutcome, type Plan } from '../../../data/live/scheduleRecord'
import type { AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import { notify } from '../../../shared/notify'
import { useZones } from '../../../shared/times/useZones'
import { plannedText } from './liveTexts'
import type { PlanRefusal } from './ScheduleDialog'
import type { TypedPlan } from './typedPlan'

const ScheduleDialog = lazyComponent(async () => (await import('./ScheduleDialog')).default)

export interface ScheduleOptions {
  entity: AnyEntity
  /** The newest version that is known; undefined for a new record. */
  record: AnyStored | undefined
  /** Whether values differ from what is stored. */
  isChanged: (values: object) => boolean
  /** Saves values as a draft. Without changes, it resolves to the record as it is. */
  store: (values: object) => Promise<SaveOutcome<AnyStored>>
  /** Called when the record is scheduled, or its dialog closed after it was saved. */
  onDone: (record: object) => void
}

interface Asked {
  values: object
  settle: (outcome: SaveOutcome) => void
  /** What was saved before the plan was refused. */
  stored?: AnyStored
}

/** Asks when the public site shows what is in a form, saves that as a draft, and publishes it as planned. */
export function useSchedule({ entity, record, isChanged, store, onDone }: ScheduleOptions) {
  const client = useQueryClient()
  const zones = useZones()
  const scheduleRef = useRef<(() => void) | null>(null)
  const [asked, setAsked] = useState<Asked>()
  // What was typed is there again when the dialog opens again.
  const [typed, setTyped] = useState<TypedPlan>()
  const { one } = entity.labels

  async function handlePlan(plan: Plan): Promise<PlanRefusal | undefined> {
    if (!asked) return undefined
    const { values, settle } = asked
    const saved = asked.stored ?? (await storeDraft(asked))
    if (!saved) return undefined
    const outcome = await publishAsPlanned(client, entity, saved, plan)
    if (outcome.status === 'done') {
      setAsked(undefined)
      notify('success', plannedText(entity.titleOf({ ...saved, ...values }), plan, zones))
      onDone(saved)
      return undefined
    }
    const isStored = saved !== record
    if (outcome.status === 'conflict' && !isStored && isRecordOf(entity)(outcome.current)) {
      setAsked(undefined)
      const { status, message, current, changedBy } = outcome
      settle({ status, message, current, changedBy })
      return undefined
    }
    if (isStored) setAsked({ ...asked, stored: saved })
    return refusalOf(one, outcome, isStored)
  }

  async function storeDraft({ values, settle }: Asked): Promise<AnyStored | undefined> {
    const outcome = await store(values)
    if (outcome.status === 'saved') return outcome.record
    setAsked(undefined)
    settle(outcome)
    return undefined
  }

  function handleClose() {
    setAsked(undefined)
    if (!asked?.stored) return
    notify('success', `The ${one} was saved as a draft. It is not scheduled.`)
    onDone(asked.stored)
  }

  const dialog = asked && (
    <Suspense>
      <ScheduleDialog
        entity={entity}
        record={asked.stored ?? record}
        isChanged={!asked.stored && isChanged(asked.values)}
        typed={typed}
        onType={setTyped}
        onPlan={handlePlan}
        onClose={handleClose}
      />
    </Suspense>
  )
  return {
    dialog,
    /** The props of a form with 'Schedule…'. */
    inForm: {
      scheduleRef,
      onSchedule: (values: object, settle: Asked['settle']) => setAsked({ values, settle }),
    },
    /** Submits the form for it. */
    ask: () => scheduleRef.current?.(),
  }
}

type Failed = Exclude<LiveOutcome, { status: 'done' }>

function refusalOf(one: string, outcome: Failed, isStored: boolean): PlanRefusal {
  if (outcome.status === 'scheduled') return outcome
  const saved = isStored ? `The ${one} is saved as a draft. ` : ''
  const again = `${saved}What you typed is still here: try again in a moment.`
  if (outcome.status === 'unknown')
    return {
      title: outcome.message,
      text: `It is not known whether the ${one} is scheduled. ${again}`,
    }
  return { title: outcome.message, text: `Nothing was scheduled. ${again}` }
}
