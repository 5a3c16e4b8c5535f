import { CircleCheck, CircleX } from 'lucide-react'
import { styled } from 'styled-components'

import { color, space } from '../../packages/ui/src/theme/tokens'
import { StoryLink } from '../StoryLink'
import type { Feature } from './feature'

/** What a feature is for, what to do and what not to do with it, and where its reasons are. */
export function FeatureText({ feature }: { feature: Feature }) {
  const { purpose, dos, donts, decisions } = feature
  return (
    <>
      <h2>What it is for</h2>
      <p>{purpose}</p>
      <h2>Do and don’t</h2>
      <Advice>
        {dos.map((advice) => (
          <li key={advice} data-kind="do">
            <CircleCheck aria-hidden size={16} /> {advice}
          </li>
        ))}
        {donts.map((advice) => (
          <li key={advice} data-kind="dont">
            <CircleX aria-hidden size={16} /> {advice}
          </li>
        ))}
      </Advice>
      <h2>Decisions</h2>
      <p>
        The reasons are in the decisions {decisions.join(' and ')}, with all others on{' '}
        <StoryLink to="project-decisions--docs">the page of decisions</StoryLink>.
      </p>
    </>
  )
}

const Advice = styled.ul`
  display: grid;
  gap: ${space.s2};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.s2};
    align-items: baseline;
  }
  svg {
    flex: none;
    align-self: center;
    color: ${color.add};
  }
  [data-kind='dont'] svg {
    color: ${color.danger};
  }
`
