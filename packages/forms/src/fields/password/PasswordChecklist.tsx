import { color, LiveRegion, space, useAnnouncement, VisuallyHidden } from '@staff/ui'
import { Check, Clock, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import type { PasswordCheck } from './passwordChecks'

export interface PasswordChecklistProps {
  checks: PasswordCheck[]
}

/** The rules of a new password. A tick marks a met rule, a dash an unmet one, a clock one that the server checks. */
export function PasswordChecklist({ checks }: PasswordChecklistProps) {
  return (
    <>
      <List>
        {checks.map(({ name, message, state }) => {
          const Icon = ICONS[state]
          return (
            <li key={name} data-state={state}>
              <Icon aria-hidden size="0.875rem" />
              <span>
                {message}
                {state === 'later' && ' – checked when you save'}
                {state !== 'later' && <VisuallyHidden>{WORDS[state]}</VisuallyHidden>}
              </span>
            </li>
          )
        })}
      </List>
      <Progress checks={checks} />
    </>
  )
}

const ICONS = { met: Check, unmet: Minus, later: Clock }
const WORDS = { met: ' (met)', unmet: ' (not met yet)' }

// Announcing at each key would interrupt the screen reader all the time.
const PAUSE_MS = 1000

/** Announces the unmet rules when typing stops, and nothing if they have not changed. */
function Progress({ checks }: PasswordChecklistProps) {
  const [announcement, say] = useAnnouncement()
  const missing = checks.filter(({ state }) => state === 'unmet').map(({ message }) => message)
  const sentence = missing.length > 0 ? `Still missing: ${missing.join(', ')}` : 'All rules are met'
  const told = useRef(sentence)

  useEffect(() => {
    if (sentence === told.current) return undefined
    const pause = setTimeout(() => {
      told.current = sentence
      say(sentence)
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [sentence, say])

  return <LiveRegion announcement={announcement} />
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};

  li {
    display: inline-flex;
    gap: ${space.s1};
    align-items: center;
  }

  svg {
    flex: none;
    opacity: 0.7;
  }

  li[data-state='met'] {
    color: ${color.add};

    svg {
      opacity: 1;
    }
  }
`
