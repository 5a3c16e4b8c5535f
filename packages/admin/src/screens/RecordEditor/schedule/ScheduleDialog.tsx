import type { LiveState } from '@staff/contract'
import { Banner, space, Spinner } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Globe } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { AnyEntity } from '@staff/entity'

import { idOf, recordQueries, type AnyStored } from '../../../data/records/recordQueries'
import type { Plan, ShownTime } from '../../../data/live/scheduleRecord'
import { FormDialog } from '../../../shared/dialogs/FormDialog'
import { useZones } from '../../../shared/times/useZones'
import { EndField } from './EndField'
import { ScheduledQuestion } from './ScheduledQuestion'
import { firstPlan } from './firstPlan'
import { readPlan, type PlanErrors, type TypedPlan } from './typedPlan'
import { useFocusOnRefusal } from '../../../shared/dialogs/useFocusOnRefusal'
import { WhenField } from './WhenField'

/** Why a plan was not carried out. The dialog stays open. */
export type PlanRefusal = { scheduled: readonly ShownTime[] } | { title: string; text: string }

export interface ScheduleDialogProps {
  entity: AnyEntity
  /** The newest version that is known; undefined for a new record. */
  record: AnyStored | undefined
  /** Whether what is in the form will be a version of its own. */
  isChanged: boolean
  /** What was typed before. */
  typed: TypedPlan | undefined
  onType: (typed: TypedPlan) => void
  /** Carries the plan out. Resolves to why it was not; undefined if the dialog closes. */
  onPlan: (plan: Plan) => Promise<PlanRefusal | undefined>
  onClose: () => void
}

/** Asks when the public site shows what is in the form. */
export default function ScheduleDialog(props: ScheduleDialogProps) {
  const { entity, record, onClose } = props
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const [isNow, setNow] = useState(props.typed !== undefined && props.typed.from === undefined)
  const live = useQuery({
    ...recordQueries(entity).live(record ? idOf(entity, record) : ''),
    enabled: record !== undefined,
  })
  const isReady = !record || !live.isPending
  return (
    <FormDialog
      title={`Schedule this ${entity.labels.one}`}
      formId={formId}
      submit={isNow ? 'Publish' : 'Schedule'}
      icon={isNow ? <Globe /> : <CalendarClock />}
      isBusy={isBusy}
      isReady={isReady}
      onClose={onClose}
    >
      {isReady ? (
        <PlanForm
          {...props}
          id={formId}
          live={live.data}
          onNow={setNow}
          onBusy={setBusy}
          isBusy={isBusy}
        />
      ) : (
        <Spinner label="Loading…" />
      )}
    </FormDialog>
  )
}

interface PlanFormProps extends ScheduleDialogProps {
  id: string
  live: LiveState | undefined
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  onNow: (isNow: boolean) => void
}

function PlanForm({ id, live, isBusy, onBusy, onNow, ...props }: PlanFormProps) {
  const zones = useZones()
  const [start] = useState(() => firstPlan(props, live, zones.region))
  const [typed, setTyped] = useState(props.typed ?? start.typed)
  const [scheduled, setScheduled] = useState<readonly ShownTime[]>(start.scheduled)
  const [replaces, setReplaces] = useState<boolean>()
  const [errors, setErrors] = useState<PlanErrors>()
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<{ title: string; text: string }>()
  const [attempts, setAttempts] = useState(0)
  const form = useFocusOnRefusal(attempts)

  function handleType(change: Partial<TypedPlan>) {
    const next = { ...typed, ...change }
    setTyped(next)
    props.onType(next)
    onNow(next.from === undefined)
    setErrors(undefined)
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const read = readPlan(typed, zones.region, new Date())
    const isUnanswered = scheduled.length > 0 && replaces === undefined
    setErrors(read.errors)
    setAsked(isUnanswered)
    setAttempts(attempts + 1)
    setProblem(undefined)
    if (!read.plan || isUnanswered) return
    onBusy(true)
    // Another time for the version that is scheduled replaces it.
    const replaceScheduled = scheduled.length > 0 ? replaces : start.isMoved || undefined
    const refusal = await props.onPlan({ ...read.plan, replaceScheduled })
    if (!refusal) return
    onBusy(false)
    if ('scheduled' in refusal) {
      setScheduled(refusal.scheduled)
      setReplaces(undefined)
      setAsked(true)
      setAttempts(attempts + 2)
    } else setProblem(refusal)
  }

  return (
    <Form ref={form} id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {problem && (
        <Banner tone="danger" title={problem.title}>
          {problem.text}
        </Banner>
      )}
      <WhenField
        legend="Goes live"
        open="Now"
        noun="Start"
        value={typed.from}
        suggested={start.morning}
        errors={errors?.from}
        passed="This has passed: it goes live now."
        zones={zones}
        onChange={(from) => handleType({ from })}
      />
      <EndField
        entity={props.entity}
        record={props.record}
        value={typed.until}
        errors={errors?.until}
        zones={zones}
        onChange={(until) => handleType({ until })}
      />
      {scheduled.length > 0 && (
        <ScheduledQuestion
          scheduled={scheduled}
          zones={zones}
          value={replaces}
          isMissing={isAsked && replaces === undefined}
          onChange={setReplaces}
        />
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s5};
`
