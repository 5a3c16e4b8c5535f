import type { OwnSession } from '@staff/contract'
import { Badge, Button, RelativeTime } from '@staff/ui'
import { Monitor, Smartphone } from 'lucide-react'

import { openModal } from '../../stores/modal'
import { SESSIONS } from './EndSessionDialog'
import { Device, Facts, Row } from './SessionRowParts'

export interface SessionRowProps {
  session: OwnSession
}

/** One place where the person is logged in: the device, its address, and since when. */
export function SessionRow({ session }: SessionRowProps) {
  const { id, device, address, startedAt, lastSeenAt, current } = session
  const Sign = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <Row>
      <Sign aria-hidden size="1.25rem" />
      <div>
        <Device>
          <strong>{device}</strong> {current && <Badge tone="success">This session</Badge>}
        </Device>
        <Facts>
          {address && (
            <>
              <bdi>{address}</bdi> ·{' '}
            </>
          )}
          started <RelativeTime value={startedAt} /> · {current ? 'in use now' : 'last seen '}
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
