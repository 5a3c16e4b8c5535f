import { STEPS, type Rights } from '@staff/entity'

import type { RightsRow } from './rightsContext'
import { ACTION_LABELS, STEP_LABELS, stepOf } from './rightsValues'
import { Area, Besides, Given, Line, Meter, Reason, Root, Table } from './viewParts'

export interface RightsViewProps {
  /** In the order of the navigation. */
  rows: readonly RightsRow[]
  rights: Rights
  /** Why the person has the step of an area, as a sentence for each area. */
  because: Readonly<Record<string, string>>
  /**
   * The accessible name of the table.
   * @default 'Rights'
   */
  label?: string
}

/** The table of rights for reading: the step of each area, and the reason for it. */
export function RightsView({ rows, rights, because, label = 'Rights' }: RightsViewProps) {
  const { regions, actions } = rights
  return (
    <Root>
      <Table aria-label={label}>
        {rows.map((row) => {
          const step = stepOf(rights, row)
          const reason = Object.hasOwn(because, row.area) && because[row.area]
          return (
            <Line key={row.area}>
              <Area>{row.label}</Area>
              <Given data-step={step}>
                <Meter aria-hidden>
                  {row.steps.map(
                    (each) =>
                      each !== 'nothing' && (
                        <i
                          key={each}
                          data-included={STEPS.indexOf(each) <= STEPS.indexOf(step) || undefined}
                        />
                      ),
                  )}
                </Meter>
                {STEP_LABELS[step]}
              </Given>
              {reason && <Reason>{reason}</Reason>}
            </Line>
          )
        })}
      </Table>
      <Besides>
        <div>
          <dt>Regions</dt>
          <dd>{regions.join(', ') || 'All regions'}</dd>
        </div>
        <div>
          <dt>May also</dt>
          <dd>{actions.map((action) => ACTION_LABELS[action]).join(', ') || 'Nothing else'}</dd>
        </div>
      </Besides>
    </Root>
  )
}
