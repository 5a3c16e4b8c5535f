import type { Job, MailKind } from '@staff/contract'

import { inZones, type Zones } from '../../shared/times/zoneTexts'

/** What a job is about, and when: 'Went live Tue 24 Nov, 09:00 in London', 'The invitation goes out …'. */
export function jobText({ kind, state, due }: Job, zones: Zones): string {
  const when = inZones(due, zones)
  if (kind === 'ended') return state === 'Waiting' ? `Ends ${when}` : `Ended ${when}`
  if (kind === 'went-live') return state === 'Waiting' ? `Goes live ${when}` : `Went live ${when}`
  return `${MAILS[kind]} ${SENT[state]} ${when}`
}

const MAILS: Readonly<Record<MailKind, string>> = {
  invitation: 'The invitation',
  reset: 'The link to choose a new password',
  'password-changed': 'The news of a changed password',
  'email-changed': 'The news of a changed email address',
  'second-factor-on': 'The news of a second factor',
  'second-factor-off': 'The news of a second factor that was turned off',
  'second-factor-reset': 'The news of a second factor that was taken away',
  'recovery-code-used': 'The news of a used recovery code',
  'asked-to-publish': 'The request to publish',
  'sent-back': 'The news of a request that was sent back',
  'preview-answered': 'The answer of a preview link',
  'test-mail': 'The test mail',
}

const SENT: Readonly<Record<Job['state'], string>> = {
  Waiting: 'goes out',
  Running: 'goes out',
  Failed: 'was to go out',
  Done: 'went out',
}

/** How often a job was tried. */
export function triedText({ attempts }: Job): string {
  return attempts === 1 ? 'It was tried once.' : `It was tried ${attempts} times.`
}
