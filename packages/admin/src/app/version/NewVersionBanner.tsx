import { Banner, Button, space } from '@staff/ui'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { newVersion } from '../../stores/newVersion'

/** Offers a reload when a new version was deployed. Drafts survive the reload. */
export function NewVersionBanner() {
  const { isAvailable } = useSnapshot(newVersion)
  if (!isAvailable) return null
  return (
    <Spacing>
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
    </Spacing>
  )
}

const Spacing = styled.div`
  padding-block-end: ${space.s6};
`
