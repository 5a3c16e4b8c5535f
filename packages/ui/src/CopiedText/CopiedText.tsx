import { Check, Copy } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { Button } from '../Button/Button'
import { color, radius, space } from '../theme/tokens'

export interface CopiedTextProps {
  /** The accessible name of the text. */
  label: string
  /** What is shown and copied. */
  text: string
  /** Shown above the text. */
  children?: ReactNode
}

/** A text with a Copy button. If the browser denies access to the clipboard, the text is selected instead. */
export function CopiedText({ label, text, children }: CopiedTextProps) {
  const field = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      // The clipboard is missing over plain HTTP, and a browser may deny access.
      if (field.current) getSelection()?.selectAllChildren(field.current)
      setSaid('Press Ctrl+C to copy it')
    }
  }

  return (
    <Root>
      {children}
      <Line>
        <code ref={field} aria-label={label}>
          {text}
        </code>
        <Button
          icon={said === 'Copied' ? <Check /> : <Copy />}
          aria-label={`Copy ${label.toLowerCase()}`}
          onClick={() => void handleCopy()}
        >
          Copy
        </Button>
      </Line>
      <output>{said}</output>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s4};

  output {
    min-block-size: 1.25rem;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;

  code {
    flex: 1 1 12rem;
    padding: ${space.s2} ${space.s3};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.m};
    background: ${color.sunken};
    color: ${color.ink};
    font-family: ui-monospace, monospace;
    overflow-wrap: anywhere;
    user-select: all;
  }
`
