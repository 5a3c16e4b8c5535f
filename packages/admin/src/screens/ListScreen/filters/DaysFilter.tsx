import { filterParameters } from '@staff/entity'
import { Button, TextInput } from '@staff/ui'
import { useState, type SubmitEvent } from 'react'

import { presetsOf } from './filterText'
import { Form, Presets } from './parts'
import type { LimitsProps } from './RangeFilter'

/** Days that stay true in a link that is opened later, or two dates; either may be open. */
export function DaysFilter({ filter, filters, onApply }: LimitsProps) {
  const [first = '', last = ''] = filterParameters(filter)
  const { presets, named, other } = presetsOf(filter)
  const preset = presets.find(({ value }) => value === filters[named]?.[0])
  const dayOf = (name: string) => (preset && name === named ? '' : dayIn(filters[name]?.[0]))
  const [from, setFrom] = useState(dayOf(first))
  const [to, setTo] = useState(dayOf(last))
  const [error, setError] = useState('')

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (from && to && from > to) setError('“To” must not be before “From”')
    else onApply({ [first]: from ? [from] : [], [last]: to ? [to] : [] })
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Presets>
        {presets.map(({ value, label }) => (
          <Button
            key={value}
            size="s"
            aria-pressed={value === preset?.value}
            onClick={() => onApply({ [named]: [value], [other]: [] })}
          >
            {label}
          </Button>
        ))}
      </Presets>
      <TextInput
        label="From"
        type="date"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextInput
        label="To"
        type="date"
        value={to}
        error={error || undefined}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" variant="primary" size="s">
        Apply
      </Button>
    </Form>
  )
}

/** The day of a parameter, which can be a time in a log. */
function dayIn(moment = ''): string {
  return moment.slice(0, 10)
}
