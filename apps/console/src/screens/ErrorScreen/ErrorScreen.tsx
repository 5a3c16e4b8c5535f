import { Card, ErrorState, space } from '@staff/ui'
import { styled } from 'styled-components'

/** What a reader sees when a screen breaks or cannot be loaded. */
export function ErrorScreen() {
  return (
    <Root>
      <Card>
        <ErrorState title="This screen could not be shown" onRetry={() => window.location.reload()}>
          Nothing that was stored is lost. Try again; if it stays like this, the console may have
          been updated while it was open.
        </ErrorState>
      </Card>
    </Root>
  )
}

const Root = styled.main`
  max-inline-size: 40rem;
  margin-inline: auto;
  padding: ${space.s8} ${space.s4};
`
