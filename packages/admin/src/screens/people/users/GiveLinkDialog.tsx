import { LINK_MINUTES, type LinkKind, type MadeLink } from '@staff/contract'
import { Banner, CopiedText, DateText } from '@staff/ui'
import { useState } from 'react'

import { GiveAccessDialog } from './GiveAccessDialog'
import { giveQuestion, WORKS_FOR } from './linkTexts'
import { giveLink } from './userAccess'

export interface GiveLinkDialogProps {
  /** The id of the user. */
  id: string
  name: string
  email: string
  kind: LinkKind
  /** Whether the server sends mails. */
  byMail: boolean
  onClose: () => void
  /** Called when the link is made, or its mail is on its way. */
  onGiven: () => void
}

/** Asks before a user gets a link, and shows it once if no mail brings it. */
export function GiveLinkDialog(props: GiveLinkDialogProps) {
  const { id, name, kind, byMail, onClose, onGiven } = props
  return (
    <GiveAccessDialog
      question={giveQuestion(kind, byMail, name)}
      title={`Link for ${name}`}
      explanation={`${FOLLOWS[kind]} ${WORKS_FOR[kind]} An earlier link stops working.`}
      button={{ label: byMail ? 'Send link' : 'Make link', variant: 'primary' }}
      give={() => giveLink(id, kind)}
      shown={(made) => <Made {...props} made={made} />}
      onClose={onClose}
      onGiven={onGiven}
    />
  )
}

const FOLLOWS: Readonly<Record<LinkKind, string>> = {
  invitation: 'With the link they choose the password with which they log in.',
  reset:
    'The password that they have works until they have chosen another. Then they are logged out everywhere.',
}

function Made({ made, name, email, kind }: GiveLinkDialogProps & { made: MadeLink }) {
  const [until] = useState(() => new Date(Date.now() + LINK_MINUTES[kind] * 60_000).toISOString())
  if (made.link === null) return <p>A mail is on its way to {email}.</p>
  return (
    <CopiedText
      label={kind === 'invitation' ? 'Invitation link' : 'Password link'}
      text={new URL(made.link, location.origin).href}
    >
      <Banner tone="warn" title="This is shown only once">
        Give it to {name} in person or in a message that only they read. It works until{' '}
        <DateText value={until} withTime />.
      </Banner>
    </CopiedText>
  )
}
