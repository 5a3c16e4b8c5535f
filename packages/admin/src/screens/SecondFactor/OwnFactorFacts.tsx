import { isFactorRequired, type OwnFactor } from '@staff/contract'
import { Banner, Button, color, DateText, space } from '@staff/ui'
import { ListRestart, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { codesLeft, fewCodesTitle, hasFewCodes } from './factorTexts'

/** What the user wants to do. */
export type FactorQuestion = 'setUp' | 'renew' | 'turnOff'

export interface OwnFactorFactsProps {
  factor: OwnFactor
  onAsk: (question: FactorQuestion) => void
}

/** What a second factor is, for users who have none. */
export const WHAT_IT_IS =
  'With a second factor, a stolen password is not enough to log in as you. You also type a code that an app on your phone or computer shows.'

/** What the user has, and what they can do about it. */
export function OwnFactorFacts({ factor, onAsk }: OwnFactorFactsProps) {
  const { available, since, standing } = factor
  return (
    <FactsBody>
      {since === null ? (
        <Off from={standing.from} isAvailable={available} onAsk={onAsk} />
      ) : (
        <On since={since} {...standing} isAvailable={available} onAsk={onAsk} />
      )}
    </FactsBody>
  )
}

interface PartProps extends Pick<OwnFactorFactsProps, 'onAsk'> {
  /** The day from which the role requires a second factor. */
  from: string | null
  /** Whether the server can keep a second factor. */
  isAvailable: boolean
}

function Off({ from, isAvailable, onAsk }: PartProps) {
  return (
    <>
      <p>{WHAT_IT_IS}</p>
      {from !== null && (
        <p>
          Your role requires one from <DateText value={from} />.
        </p>
      )}
      {isAvailable ? (
        <Button icon={<Smartphone />} onClick={() => onAsk('setUp')}>
          Set up an authenticator app
        </Button>
      ) : (
        <p>This server cannot keep second factors yet. Ask an administrator.</p>
      )}
    </>
  )
}

interface OnProps extends PartProps {
  since: string
  recoveryCodes: number
}

function On({ since, recoveryCodes, from, isAvailable, onAsk }: OnProps) {
  const [now] = useState(() => new Date())
  const isNeeded = isFactorRequired(from, now)
  return (
    <>
      <p>
        On since <DateText value={since} withTime />. {codesLeft(recoveryCodes)}
      </p>
      {hasFewCodes(recoveryCodes) && (
        <Banner tone="warn" title={fewCodesTitle(recoveryCodes)}>
          With none of them you cannot log in if you lose your app. Make new ones.
        </Banner>
      )}
      {isNeeded && (
        <p>Your role requires a second factor. You can set up another app in place of this one.</p>
      )}
      <Buttons>
        <Button icon={<ListRestart />} onClick={() => onAsk('renew')}>
          New recovery codes
        </Button>
        {isAvailable && (
          <Button icon={<Smartphone />} onClick={() => onAsk('setUp')}>
            Set up another app
          </Button>
        )}
        {!isNeeded && (
          <Button variant="danger" onClick={() => onAsk('turnOff')}>
            Turn off
          </Button>
        )}
      </Buttons>
    </>
  )
}

/** The layout of what the user has. */
export const FactsBody = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
  padding: ${space.s5};

  > p {
    color: ${color.inkMuted};
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`
