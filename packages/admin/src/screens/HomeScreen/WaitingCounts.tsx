import { Card, color, RelativeTime, Skeleton, space, text, useLocale, weight } from '@staff/ui'
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

import { CountCell } from './CountCell'

/** Some records that wait for the user. */
export interface WaitingRecords {
  icon: LucideIcon
  /** What waits: `New orders`. */
  label: string
  /** Said if none waits. */
  none: string
  /** How many wait, and since when the oldest does, as an ISO timestamp; undefined while loading. */
  some: { count: number; oldest: string | null } | undefined
  /** The address of the list of these records. */
  href: string
}

export interface WaitingCountsProps {
  waiting: readonly WaitingRecords[]
  /** Up to here the server counts. A larger number is shown as this one with a plus. */
  max: number
}

/** What waits for the user, on the home screen. Each count is a link to its records. */
export function WaitingCounts({ waiting, max }: WaitingCountsProps) {
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <Card>
      <Cells>
        {waiting.map(({ icon: Icon, label, none, some, href }) => (
          <li key={label}>
            <Cell href={href} data-waits={(some?.count ?? 0) > 0 || undefined}>
              <Icon aria-hidden="true" />
              <strong>
                {some ? numberText(some.count) : <Skeleton width="2rem" height="1.5rem" />}
              </strong>
              <span>{label}</span>
              <small>
                {some?.oldest ? (
                  <>
                    The oldest came <RelativeTime inSentence value={some.oldest} />
                  </>
                ) : (
                  some && none
                )}
              </small>
            </Cell>
          </li>
        ))}
      </Cells>
    </Card>
  )

  function numberText(count: number): string {
    return count > max ? `${numbers.format(max)}+` : String(count)
  }
}

const Cells = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  background: ${color.line};

  > li {
    flex: 1 1 16rem;
    display: grid;
    min-inline-size: 0;
  }
`

const Cell = styled(CountCell)`
  grid-template: 'count label icon' auto '. wait wait' 1.25rem / auto minmax(0, 1fr) auto;
  gap: 0 ${space.s3};
  align-items: baseline;
  padding: ${space.s4} ${space.s5};
  color: ${color.ink};

  strong {
    color: ${color.inkMuted};
    font: ${text.xl};
  }
  &[data-waits] strong {
    color: ${color.accentText};
  }
  span {
    font-weight: ${weight.label};
  }
  small {
    grid-area: wait;
    color: ${color.inkMuted};
    font: ${text.sm};
  }
`
