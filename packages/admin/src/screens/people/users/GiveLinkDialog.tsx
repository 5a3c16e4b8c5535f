import { LINK_MINUTES, type LinkKind, type MadeLink } from '@staff/contract'
import { Banner, Button, CopiedText, DateText, Dialog } from '@staff/ui'
import { useState } from 'react'

import { ConfirmPasswordStep, useConfirmationStep } from '../../ConfirmPassword/ConfirmPasswordStep'
import { notify } from '../../../shared/notify'
import { Done, FocusedCancel } from './dialogParts'
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

/** Asks before a user gets a link, asks for one's own password where needed, and shows the link once if no mail brings it. */
export function GiveLinkDialog(props: GiveLinkDialogProps) {
  const { id, name, kind, byMail, onClose, onGiven } = props
  const [isBusy, setIsBusy] = useState(false)
  const [made, setMade] = useState<MadeLink>()
  const asksPassword = useConfirmationStep()

  async function handleGive() {
    setIsBusy(true)
    const outcome = await giveLink(id, kind)
    setIsBusy(false)
    if (outcome.status === 'given') {
      setMade(outcome.link)
      onGiven()
    } else {
      onClose()
      notify('error', outcome.message)
    }
  }

  const isAsking = !made && !asksPassword
  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={made ? `Link for ${name}` : giveQuestion(kind, byMail, name)}
      onClose={isBusy && !asksPassword ? () => undefined : onClose}
      footer={
        <>
          {isAsking && (
            <FocusedCancel aria-disabled={isBusy} onClick={isBusy ? undefined : onClose} />
          )}
          {isAsking && (
            <Button variant="primary" busy={isBusy} onClick={() => void handleGive()}>
              {byMail ? 'Send link' : 'Make link'}
            </Button>
          )}
          {made && <Done onClick={onClose} />}
        </>
      }
    >
      {isAsking && <Question kind={kind} />}
      {asksPassword && <ConfirmPasswordStep />}
      {made && <Made {...props} made={made} />}
    </Dialog>
  )
}

function Question({ kind }: { kind: LinkKind }) {
  return (
    <p>
      {kind === 'invitation'
        ? 'With the link they choose the password with which they log in.'
        : 'The password that they have works until they have chosen another. Then they are logged out everywhere.'}{' '}
      {WORKS_FOR[kind]} An earlier link stops working.
    </p>
  )
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
