import { Button, Card, EmptyState, ErrorState, space } from '@staff/ui'
import { RotateCw, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

import { checkVersion } from '../../data/version/checkVersion'
import { isMissingFile } from './isMissingFile'

export interface ErrorScreenProps {
  /** What a screen threw, or why it could not be loaded. */
  error: unknown
}

/** Shown in place of a screen that threw an error or could not be loaded. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const [state, setState] = useState<'checking' | 'broken' | 'updated'>(
    isMissingFile(error) ? 'checking' : 'broken',
  )

  useEffect(() => {
    if (state !== 'checking') return
    void checkVersion().then((isUpdated) => setState(isUpdated ? 'updated' : 'broken'))
  }, [state])

  if (state === 'checking') return <Root aria-busy="true" />
  return <Root>{state === 'updated' ? <Updated /> : <Broken />}</Root>
}

function Updated() {
  return (
    <Card role="alert">
      <EmptyState
        icon={<Sparkles />}
        title="A new version is available"
        action={
          <Button icon={<RotateCw />} onClick={reload}>
            Reload
          </Button>
        }
      >
        The console was updated while it was open. What you have typed is kept on this device.
      </EmptyState>
    </Card>
  )
}

function Broken() {
  return (
    <ErrorState title="This screen could not be shown" onRetry={reload}>
      Nothing that was stored is lost. Try again in a moment.
    </ErrorState>
  )
}

function reload() {
  window.location.reload()
}

const Root = styled.main`
  max-inline-size: 40rem;
  margin-inline: auto;
  padding: ${space.s8} ${space.s4};
`
