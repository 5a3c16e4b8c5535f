import { Banner, CopiedText } from '@staff/ui'

import { GiveAccessDialog } from './GiveAccessDialog'
import { giveOneTimePassword } from './userAccess'

export interface OneTimePasswordDialogProps {
  /** The id of the user. */
  id: string
  name: string
  onClose: () => void
  /** Called when the password is set and the sessions of the user have ended. */
  onGiven: () => void
}

/** Asks before a user gets a one-time password, and shows it once. */
export function OneTimePasswordDialog({ id, name, ...props }: OneTimePasswordDialogProps) {
  return (
    <GiveAccessDialog
      {...props}
      question={`Give ${name} a one-time password?`}
      title={`One-time password for ${name}`}
      explanation="Their password stops working, and they are logged out everywhere at once. With the new one they can only choose a password of their own."
      button={{ label: 'Make one-time password', variant: 'danger' }}
      give={() => giveOneTimePassword(id)}
      shown={(password) => (
        <CopiedText label="One-time password" text={password}>
          <Banner tone="warn" title="This is shown only once">
            Give it to {name} in person or by phone. At the login they choose a password of their
            own.
          </Banner>
        </CopiedText>
      )}
    />
  )
}
