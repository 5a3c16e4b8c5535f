import { Banner, Button } from '@staff/ui'
import { KeyRound } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { changePasswordPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { auth } from '../../stores/session/auth'

/** Reminds users to change the password that the first start of the server printed. */
export function PrintedPasswordBanner() {
  const { passwordState, roleTypeId } = useSnapshot(auth)
  const href = changePasswordPath(useRegion(), roleTypeId)
  if (passwordState !== 'printed') return null
  return (
    <Banner
      tone="warn"
      title="You still have the password that was printed at the first start"
      action={
        <Button size="s" icon={<KeyRound />} href={href}>
          Change password
        </Button>
      }
    >
      Anyone who saw that output can log in as you. Choose one that only you know.
    </Banner>
  )
}
