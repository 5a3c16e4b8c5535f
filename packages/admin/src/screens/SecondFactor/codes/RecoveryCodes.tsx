import { Banner, Button, Checkbox, color, radius, space } from '@staff/ui'
import { Check, Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { useAdmin } from '../../../shared/admin'
import { auth } from '../../../stores/session/auth'
import { PrintOpenDialog } from '../../messages/PrintOpenDialog'
import { saveCodes } from './recoveryCodeFile'
import { StepLead } from './StepLead'
import type { StoredCodes } from './useStoredCodes'

export interface RecoveryCodesProps {
  codes: readonly string[]
  stored: StoredCodes
  /** What happened, before what the codes are for. */
  children: ReactNode
}

/** The recovery codes, which are shown only once: to copy, to download and to print. */
export function RecoveryCodes({ codes, stored, children }: RecoveryCodesProps) {
  const { isStored, setStored, attempts, leave } = stored
  const { title: product } = useAdmin()
  const { email } = useSnapshot(auth)
  const list = useRef<HTMLOListElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaid('Copied')
    } catch {
      // The clipboard is missing over plain HTTP, and a browser may deny access.
      if (list.current) getSelection()?.selectAllChildren(list.current)
      setSaid('Press Ctrl+C to copy them')
    }
  }

  return (
    <Root>
      <PrintOpenDialog />
      <StepLead>
        {children} Each of these ten codes logs you in once if you do not have your app. Store them
        where only you find them.
      </StepLead>
      <Codes ref={list} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Buttons>
        <Button icon={said === 'Copied' ? <Check /> : <Copy />} onClick={() => void handleCopy()}>
          Copy all
        </Button>
        <Button icon={<Download />} onClick={() => saveCodes(codes, { product, email })}>
          Download
        </Button>
        <Button icon={<Printer />} onClick={() => print()}>
          Print
        </Button>
        <output>{said}</output>
      </Buttons>
      <Stored>
        {attempts > 0 && !isStored && (
          <Banner tone="warn" title="Store the codes first">
            They are shown only once.
          </Banner>
        )}
        <Checkbox
          ref={box}
          label="I have stored them"
          checked={isStored}
          onChange={({ target }) => setStored(target.checked)}
        />
        <Button variant="primary" disabled={!isStored} onClick={leave}>
          Done
        </Button>
      </Stored>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s5};
`

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.s1} ${space.s4};
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.ink};
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
`

const Stored = styled.div`
  display: grid;
  gap: ${space.s4};

  > button {
    justify-self: end;
  }
  @media print {
    display: none;
  }
`
