import { lastInRow } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, space, Spinner } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'

import { changeEnd } from '../../../data/live/scheduleRecord'
import { idOf, recordQueries, type AnyStored } from '../../../data/records/recordQueries'
import { FormDialog } from '../../../shared/dialogs/FormDialog'
import { notify, notifyUndoable } from '../../../shared/notify'
import { inZones } from '../../../shared/times/zoneTexts'
import { useNow } from '../../../shared/times/useNow'
import { useZones } from '../../../shared/times/useZones'
import { BLANK_END, EndField } from './EndField'
import { failureText } from './liveTexts'
import { readPlan, typedAt, type PlanErrors, type TypedMoment } from './typedPlan'
import { useFocusOnRefusal } from '../../../shared/dialogs/useFocusOnRefusal'

export interface EndDialogProps {
  entity: AnyEntity
  record: AnyStored
  onClose: () => void
}

/** Asks when the public site stops showing a record. Nothing else of it changes. */
export default function EndDialog({ entity, record, onClose }: EndDialogProps) {
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const now = useNow()
  const live = useQuery(recordQueries(entity).live(idOf(entity, record)))
  const former = lastInRow(live.data?.live ?? [], now.toISOString())?.until ?? null
  return (
    <FormDialog
      title={`End of this ${entity.labels.one}`}
      formId={formId}
      submit="Set end"
      icon={<CalendarX />}
      isBusy={isBusy}
      isReady={!live.isPending}
      onClose={onClose}
    >
      {live.isPending ? (
        <Spinner label="Loading…" />
      ) : (
        <EndForm
          id={formId}
          former={former}
          isBusy={isBusy}
          onBusy={setBusy}
          {...{ entity, record, onClose }}
        />
      )}
    </FormDialog>
  )
}

interface EndFormProps extends EndDialogProps {
  id: string
  /** When it ends now. */
  former: string | null
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}

function EndForm({ entity, record, onClose, id, former, isBusy, onBusy }: EndFormProps) {
  const client = useQueryClient()
  const zones = useZones()
  const [typed, setTyped] = useState<TypedMoment | undefined>(
    former === null ? BLANK_END : typedAt(former, zones.region),
  )
  const [errors, setErrors] = useState<PlanErrors>()
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const form = useFocusOnRefusal(attempts)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const read = readPlan({ from: undefined, until: typed }, zones.region, new Date())
    setErrors(read.errors)
    setAttempts((count) => count + 1)
    if (!read.plan) return
    const { until } = read.plan
    setProblem(undefined)
    onBusy(true)
    const outcome = await changeEnd(client, entity, record, until)
    onBusy(false)
    if (outcome.status !== 'done') return setProblem(failureText(outcome, 'The end is as before.'))
    onClose()
    const title = `“${entity.titleOf(record)}”`
    const text =
      until === null
        ? `${title} has no end any more.`
        : `${title} is on the site until ${inZones(until, zones)}.`
    notifyUndoable(text, () => void undo())
  }

  async function undo() {
    const outcome = await changeEnd(client, entity, record, former)
    if (outcome.status === 'done') notify('success', 'The end is as before.')
    else notify('error', failureText(outcome, 'The end was not undone.'))
  }

  return (
    <Form ref={form} id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {problem && <Banner tone="danger" title={problem} />}
      <EndField
        entity={entity}
        record={record}
        value={typed}
        errors={errors?.until}
        zones={zones}
        onChange={(value) => {
          setTyped(value)
          setErrors(undefined)
        }}
      />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s5};
`
