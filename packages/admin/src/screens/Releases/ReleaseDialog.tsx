import { Banner, space } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, Globe } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { publishRelease } from '../../data/releases/changeRelease'
import { FormDialog } from '../../shared/dialogs/FormDialog'
import { notify } from '../../shared/notify'
import { inZones } from '../../shared/times/zoneTexts'
import { useZones } from '../../shared/times/useZones'
import { nextMorning, readPlan, type PlanErrors } from '../RecordEditor/schedule/typedPlan'
import { useFocusOnRefusal } from '../../shared/dialogs/useFocusOnRefusal'
import { WhenField } from '../RecordEditor/schedule/WhenField'
import type { ReleaseQuestionProps } from './ReleaseActions'
import { recordsText } from './releaseTexts'
import { useReleaseEntities } from './useReleaseEntities'

/** Asks when the records of a release go out, now or at a time. */
export default function ReleaseDialog({ release, onClose }: ReleaseQuestionProps) {
  const client = useQueryClient()
  const formId = useId()
  const zones = useZones()
  const entities = useReleaseEntities(release)
  const [morning] = useState(() => nextMorning(new Date(), zones.region))
  const [from, setFrom] = useState<typeof morning>()
  const [errors, setErrors] = useState<PlanErrors>()
  const [failure, setFailure] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const form = useFocusOnRefusal(attempts)

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const read = readPlan({ from, until: undefined }, zones.region, new Date())
    setErrors(read.errors)
    setAttempts(attempts + 1)
    setFailure(undefined)
    if (!read.plan) return
    setBusy(true)
    const { from: at } = read.plan
    const outcome = await publishRelease(client, entities, release, at)
    setBusy(false)
    if (outcome.status === 'failed') return setFailure(outcome.message)
    onClose()
    const { name, state } = outcome.release
    const isLater = state === 'Scheduled' && at !== undefined
    notify('success', isLater ? `“${name}” goes out ${inZones(at, zones)}.` : `“${name}” is out.`)
  }

  return (
    <FormDialog
      title="Release"
      formId={formId}
      submit={from ? 'Schedule' : 'Release now'}
      icon={from ? <CalendarClock /> : <Globe />}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form ref={form} id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <p>
          {recordsText(release.itemCount)} of “{release.name}”: all go out at one moment, or none.
        </p>
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
        <WhenField
          legend="Goes out"
          open="Now"
          noun="Start"
          value={from}
          suggested={morning}
          errors={errors?.from}
          passed="This has passed: it goes out now."
          zones={zones}
          onChange={(value) => {
            setFrom(value)
            setErrors(undefined)
          }}
        />
      </Form>
    </FormDialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s5};
`
