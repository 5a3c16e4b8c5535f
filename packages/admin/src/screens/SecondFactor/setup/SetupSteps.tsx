import { ErrorState, Skeleton, space, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

import { ConfirmPasswordStep, useConfirmationStep } from '../../ConfirmPassword/ConfirmPasswordStep'
import { RecoveryCodes } from '../codes/RecoveryCodes'
import { ScanStep } from './ScanStep'
import type { FactorSetupSteps } from './useFactorSetup'
import type { StoredCodes } from '../codes/useStoredCodes'

export interface SetupStepsProps {
  setup: FactorSetupSteps
  stored: StoredCodes
  /** Whether the app takes the place of another one. */
  isReplacing: boolean
  onCancel: () => void
}

/** The steps to set up an authenticator app: the password if it is needed, the app, and the recovery codes. */
export function SetupSteps({ setup, stored, isReplacing, onCancel }: SetupStepsProps) {
  const { begun, codes, beginAgain, confirm } = setup
  const asksPassword = useConfirmationStep()
  if (codes)
    return (
      <RecoveryCodes codes={codes} stored={stored}>
        Your second factor is on.
      </RecoveryCodes>
    )
  if (asksPassword) return <ConfirmPasswordStep />
  if (!begun) return <SetupSkeleton />
  if (begun.status === 'failed')
    return (
      <ErrorState title="The setup could not begin" onRetry={() => void beginAgain()}>
        {begun.message}
      </ErrorState>
    )
  return (
    <ScanStep setup={begun.got} isReplacing={isReplacing} onSend={confirm} onCancel={onCancel} />
  )
}

function SetupSkeleton() {
  return (
    <Loading aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton width="80%" />
      <Skeleton width="11rem" height="11rem" />
    </Loading>
  )
}

const Loading = styled.div`
  display: grid;
  gap: ${space.s5};
`
