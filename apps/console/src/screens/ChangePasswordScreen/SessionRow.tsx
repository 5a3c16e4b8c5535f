import { Badge, breakpoint, Button, color, RelativeTime, space, text, weight } from '@staff/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { styled } from 'styled-components'

import type { OwnSession } from '../../data/ownSessions'
import { openModal } from '../../stores/modal'
import { SESSIONS } from './EndSessionDialog'

export interface SessionRowProps {
  session: OwnSession
}

/** One place where the person is logged in: the device, its address, and since when. */
export function SessionRow({ session }: SessionRowProps) {
  const { id, device, address, startedAt, lastSeenAt, current } = session
  const Sign = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <Row>
      <Sign aria-hidden size={20} />
      <div>
        <Device>
          <strong>{device}</strong> {current && <Badge tone="success">This session</Badge>}
        </Device>
        <Facts>
          {address && `${address} · `}started <RelativeTime value={startedAt} /> ·{' '}
          {current ? 'in use now' : 'last seen '}
          {!current && <RelativeTime value={lastSeenAt} />}
        </Facts>
      </div>
      {!current && (
        <Button
          size="s"
          aria-label={`End the session of ${device}, ${address}`}
          onClick={() => openModal({ area: SESSIONS, id, title: device })}
        >
          End
        </Button>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s5};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  > svg {
    color: ${color.inkMuted};
  }

  @media (max-width: ${breakpoint.narrow}) {
    padding-inline: ${space.s4};
  }
`

const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;

  strong {
    font-weight: ${weight.label};
  }
`

const Facts = styled.p`
  color: ${color.inkMuted};
  font: ${text.sm};
  overflow-wrap: anywhere;
`
