import type { ControlProps } from '@staff/ui'
import type { FocusEvent, MouseEvent } from 'react'

import { includesStep, STEPS, type Rights, type Step } from '@staff/entity'
import { Cell, Choice } from './choiceParts'
import { HEAD, type Place } from './gridMoves'
import { AreaName, AreasHead, ColumnButton, Grid, HeadCell, Row } from './gridParts'
import type { RightsRow } from './rightsContext'
import { nextStep, STEP_LABELS, stepOf, withStep, withSteps } from './rightsValues'
import { useGridKeys } from './useGridKeys'

export interface RightsGridProps {
  control: ControlProps
  labelId: string
  rows: readonly RightsRow[]
  rights: Rights
  onChange: (rights: Rights) => void
  onBlur: () => void
}

/** One row for each area, and one column for each step. The cell of a row's step is chosen, as in a group of radio buttons. */
export function RightsGrid({ control, labelId, rows, rights, ...handlers }: RightsGridProps) {
  const { onChange, onBlur } = handlers
  const [top] = rows
  const offered = STEPS.filter((step) => rows.some(({ steps }) => steps.includes(step)))
  const { reached, gridProps } = useGridKeys({
    stepsOf: (row) => (row === HEAD ? offered : rows[row]?.steps),
    first: { row: 0, step: top ? stepOf(rights, top) : 'nothing' },
    onNext: (index) => {
      const row = rows[index]
      if (!row) return 'nothing'
      const step = nextStep(rights, row)
      onChange(withStep(rights, row, step))
      return step
    },
  })

  /** The cell that Tab reaches has the id of the control, so that the error summary leads to it. */
  function placed({ row, step }: Place) {
    const isReached = reached.row === row && reached.step === step
    return {
      id: isReached ? control.id : undefined,
      tabIndex: isReached ? 0 : -1,
      'data-row': row,
      'data-step': step,
    }
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }

  return (
    <Grid
      {...gridProps}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      data-invalid={control['aria-invalid']}
      onBlur={handleBlur}
    >
      <Row data-head>
        <AreasHead aria-label="Area">
          <span data-part="wide">Area</span>
          <span data-part="narrow">All areas</span>
        </AreasHead>
        {STEPS.map((step) => (
          <HeadCell key={step} aria-label={STEP_LABELS[step]}>
            <span data-part="wide">{STEP_LABELS[step]}</span>
            {offered.includes(step) && (
              <ColumnButton
                {...placed({ row: HEAD, step })}
                aria-label={`All: ${STEP_LABELS[step]}`}
                onClick={pressed(() => onChange(withSteps(rights, rows, step)))}
              >
                <span data-part="wide">All</span>
                <span data-part="narrow">{STEP_LABELS[step]}</span>
              </ColumnButton>
            )}
          </HeadCell>
        ))}
      </Row>
      {rows.map((row, index) => (
        <Row key={row.area}>
          <AreaName>{row.label}</AreaName>
          {STEPS.map((step) => (
            <Cell key={step} {...lookOf(row, step, stepOf(rights, row))}>
              {row.steps.includes(step) && (
                <Choice
                  {...placed({ row: index, step })}
                  aria-label={`${row.label}: ${STEP_LABELS[step]}`}
                  aria-checked={stepOf(rights, row) === step}
                  aria-posinset={row.steps.indexOf(step) + 1}
                  aria-setsize={row.steps.length}
                  onClick={pressed(() => onChange(withStep(rights, row, step)))}
                >
                  <span>{STEP_LABELS[step]}</span>
                </Choice>
              )}
            </Cell>
          ))}
        </Row>
      ))}
    </Grid>
  )
}

/** Safari does not focus a button that is pressed. */
function pressed(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus()
    act()
  }
}

/** How a cell looks: a step includes those before it, and the first and the last one have round ends. */
function lookOf({ steps }: RightsRow, step: Step, given: Step) {
  return {
    'data-offered': steps.includes(step) || undefined,
    'data-included': (step !== 'nothing' && includesStep(given, step)) || undefined,
    'data-first': steps[0] === step || undefined,
    'data-last': steps.at(-1) === step || undefined,
  }
}
