import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, weight } from '../theme/tokens'

/** One example and its reason. */
export interface Example {
  show: ReactNode
  because: string
}

/** A question, answered by an example to follow and one to avoid. */
export interface Advice {
  do: Example
  dont: Example
}

/** Good examples beside common mistakes. The mistakes are inert. */
function DoAndDont({ advice }: { advice: readonly Advice[] }) {
  return (
    <Pairs>
      {advice.map((each) => (
        <Pair key={each.do.because}>
          <Half kind="do" {...each.do} />
          <Half kind="dont" {...each.dont} />
        </Pair>
      ))}
    </Pairs>
  )
}

/** Creates the story of a component's do's and don'ts. */
export function doAndDont(...advice: Advice[]) {
  return {
    name: 'Do and don’t',
    render: () => <DoAndDont advice={advice} />,
    parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' as const } } },
  }
}

function Half({ kind, show, because }: Example & { kind: 'do' | 'dont' }) {
  return (
    <figure data-kind={kind}>
      <Stage inert={kind === 'dont'}>{show}</Stage>
      <figcaption>
        {kind === 'do' ? <CircleCheck aria-hidden size={16} /> : <CircleX aria-hidden size={16} />}
        <span>
          <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {because}
        </span>
      </figcaption>
    </figure>
  )
}

const Pairs = styled.div`
  display: grid;
  gap: ${space.s8};
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space.s6};

  & > figure {
    --ink: ${color.add};

    display: flex;
    flex-direction: column;
    border: 1px solid ${color.line};
    border-block-end: 3px solid var(--ink);
    border-radius: ${radius.m};
    background: ${color.surface};
    overflow: clip;
  }
  & > figure[data-kind='dont'] {
    --ink: ${color.danger};
  }
  & figcaption {
    display: flex;
    gap: ${space.s2};
    padding: ${space.s3} ${space.s4};
    border-block-start: 1px solid ${color.line};
  }
  & figcaption > svg {
    block-size: 1.25rem;
    color: var(--ink);
  }
  & figcaption strong {
    color: var(--ink);
    font-weight: ${weight.heading};
  }
`

const Stage = styled.div`
  flex: 1;
  align-content: center;
  padding: ${space.s6};

  & > * + * {
    margin-block-start: ${space.s3};
  }
`
