import { Banner, Select, space } from '@staff/ui'
import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { makeSiteLink } from '../../data/live/sitePreviews'
import { useFocusOnRefusal } from '../../shared/dialogs/useFocusOnRefusal'
import { useZones } from '../../shared/times/useZones'
import {
  instantOf,
  momentErrors,
  nextMorning,
  typedAt,
  type MomentErrors,
} from '../RecordEditor/schedule/typedPlan'
import { WhenField } from '../RecordEditor/schedule/WhenField'
import { MakeLink } from './MakeLink'
import { TIMES } from './parts'
import { useNewLink } from './useNewLink'

export interface NewSiteLinkProps {
  /** The time as of which the link opens the site at first; undefined for now. */
  at: string | undefined
  /** Whether a link can open the site as of a time. */
  opensAtTimes: boolean
  /** Called after a link was made. */
  onMade: () => void
}

/** Makes a preview link for the whole site: as of now or of a time, for some time. Its address is shown once. */
export function NewSiteLink({ at, opensAtTimes, onMade }: NewSiteLinkProps) {
  const zones = useZones()
  const zone = zones.region
  const [morning] = useState(() => nextMorning(new Date(), zone))
  const [typed, setTyped] = useState(() =>
    at !== undefined && opensAtTimes ? typedAt(at, zone) : undefined,
  )
  const [hours, setHours] = useState('24')
  const [errors, setErrors] = useState<MomentErrors>()
  const [attempts, setAttempts] = useState(0)
  const { state, make, clearProblem } = useNewLink(onMade)
  const form = useFocusOnRefusal(attempts)

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (state.isBusy) return
    const instant = typed && instantOf(typed, zone)
    setErrors(typed && !instant ? momentErrors(typed, zone) : undefined)
    setAttempts(attempts + 1)
    clearProblem()
    if (typed && !instant) return
    await make(() => makeSiteLink({ hours: Number(hours), at: instant }))
  }

  return (
    <Form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {opensAtTimes ? (
        <WhenField
          legend="The link opens the website as of"
          open="Now"
          noun="Preview"
          value={typed}
          suggested={morning}
          errors={errors}
          zones={zones}
          onChange={(value) => {
            setTyped(value)
            setErrors(undefined)
          }}
        />
      ) : (
        <Banner tone="info">
          The link opens the website as it is now. To open it as of a time, whoever runs this server
          has to add {'{at}'} to PREVIEW_URL.
        </Banner>
      )}
      <Select label="It works for" value={hours} options={TIMES} onChange={setHours} />
      <MakeLink {...state} />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`
