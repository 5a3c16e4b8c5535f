import type { OwnSession } from '@staff/contract'
import { Badge, Button, RelativeTime } from '@staff/ui'
import { Monitor, Smartphone } from 'lucide-react'

import { openModal } from '../../stores/modal'
import { SESSIONS } from './EndSessionDialog'
import { Device, Facts, Row } from './SessionRowParts'

export interface SessionRowProps {
  session: OwnSession
}

/** One session: the device, its IP address and its start. */
export function SessionRow({ session }: SessionRowProps) {
  const { id, device, address, startedAt, lastSeenAt, current } = session
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <Row>
      <Icon aria-hidden size="1.25rem" />
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
          started <RelativeTime inSentence value={startedAt} /> ·{' '}
          {current ? 'in use now' : 'last seen '}
          {!current && <RelativeTime inSentence value={lastSeenAt} />}
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
