import { Banner, Button, space } from '@staff/ui'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { newVersion } from '../../stores/newVersion'

/** Offers the version that was deployed while this tab was open. A form's draft is there again after the reload. */
export function NewVersionBanner() {
  const { isThere } = useSnapshot(newVersion)
  if (!isThere) return null
  return (
    <Room>
      <Banner
        tone="info"
        title="A new version is available"
        action={
          <Button size="s" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        What you have typed is kept on this device.
      </Banner>
    </Room>
  )
}

const Room = styled.div`
  padding-block-end: ${space.s6};
`
