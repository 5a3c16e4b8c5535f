import {
  SecondFactorForm,
  type CodeOutcome,
  type TypedCode,
} from '@staff/forms/account/SecondFactorForm'
import { CancelButton, CopiedText, space } from '@staff/ui'
import { styled } from 'styled-components'

import type { FactorSetup } from '../../../data/session/secondFactor'
import { QrCode } from './QrCode'
import { StepLead } from '../codes/StepLead'

export interface ScanStepProps {
  setup: FactorSetup
  /** Whether the app takes the place of another one. */
  isReplacing: boolean
  onSend: (typed: TypedCode) => Promise<CodeOutcome>
  onCancel: () => void
}

/** The secret for the app, as a picture and as text, and the field for its first code. */
export function ScanStep({ setup, isReplacing, onSend, onCancel }: ScanStepProps) {
  return (
    <Root>
      <StepLead>
        Scan this picture with an authenticator app, and type the code that the app shows then.{' '}
        {isReplacing
          ? 'The app that you have now works until that code is right. Then you get new recovery codes, too.'
          : 'Nothing is on before that code is right.'}
      </StepLead>
      <Secret>
        <QrCode text={setup.uri} label="QR code for an authenticator app" />
        <CopiedText label="Key" text={inGroups(setup.secret)}>
          <p>If you cannot scan it, type this key into the app, or paste it.</p>
        </CopiedText>
      </Secret>
      <SecondFactorForm
        submit="Turn on"
        hint="The six digits that the app shows now."
        takesFocus={false}
        cancel={<CancelButton onClick={onCancel} />}
        onSend={onSend}
      />
    </Root>
  )
}

/** In groups of four, which people read and type without losing their place. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}

const Root = styled.div`
  display: grid;
  gap: ${space.s5};
`

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s5};
  align-items: flex-start;

  > div {
    flex: 1 1 11rem;
    min-inline-size: 0;
  }
  code {
    flex-basis: 100%;
  }
`
