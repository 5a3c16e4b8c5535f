import type { AnyEntity } from '@staff/entity'
import { isRecordOf } from '@staff/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'

import { publishAsPlanned, type LiveOutcome, type Plan } from '../../../data/live/scheduleRecord'
import type { AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import { useZones } from '../../../shared/times/useZones'
import { useDraftQuestion, type DraftQuestionOptions } from '../useDraftQuestion'
import { plannedText } from './liveTexts'
import type { PlanRefusal } from './ScheduleDialog'
import type { TypedPlan } from './typedPlan'

const ScheduleDialog = lazyComponent(async () => (await import('./ScheduleDialog')).default)

export interface ScheduleOptions extends Omit<DraftQuestionOptions, 'closedText'> {
  entity: AnyEntity
  /** The newest version that is known; undefined for a new record. */
  record: AnyStored | undefined
  /** Whether values differ from what is stored. */
  isChanged: (values: object) => boolean
}

/** Asks when the public site shows what is in a form, saves that as a draft, and publishes it as planned. */
export function useSchedule({ entity, record, isChanged, ...options }: ScheduleOptions) {
  const client = useQueryClient()
  const zones = useZones()
  const { one } = entity.labels
  const question = useDraftQuestion({
    ...options,
    closedText: `The ${one} was saved as a draft. It is not scheduled.`,
  })
  const { asked } = question
  // What was typed is there again when the dialog opens again.
  const [typed, setTyped] = useState<TypedPlan>()

  async function handlePlan(plan: Plan): Promise<PlanRefusal | undefined> {
    const saved = await question.storeDraft()
    if (!saved) return undefined
    const outcome = await publishAsPlanned(client, entity, saved, plan)
    if (outcome.status === 'done') {
      const title = entity.titleOf({ ...saved, ...asked?.values })
      question.finish(saved, plannedText(title, plan, zones))
      return undefined
    }
    const isStored = saved !== record
    if (outcome.status === 'conflict' && !isStored && isRecordOf(entity)(outcome.current)) {
      const { status, message, current, changedBy } = outcome
      question.giveUp({ status, message, current, changedBy })
      return undefined
    }
    if (isStored) question.stay(saved)
    return refusalOf(one, outcome, isStored)
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
        onClose={question.close}
      />
    </Suspense>
  )
  return {
    dialog,
    /** The props of a form with 'Schedule…'. */
    inForm: { scheduleRef: question.submitRef, onSchedule: question.open },
    /** Submits the form for it. */
    ask: () => question.submitRef.current?.(),
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
