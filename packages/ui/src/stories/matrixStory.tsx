import { Matrix, type MatrixProps } from './Matrix'
import { expectTargetSizes } from './accessibilityChecks'

/** Turns off the axe rules about landmarks that must be unique on a page, because a matrix shows several. */
export const manyOfOneLandmark = {
  config: {
    rules: ['landmark-unique', 'landmark-no-duplicate-banner'].map((id) => ({
      id,
      enabled: false,
    })),
  },
}

/** Creates the story of all variants in all states, and checks the size of all targets. */
export function matrixStory<Props>(spec: MatrixProps<Props>, a11y = {}) {
  return {
    render: () => <Matrix {...spec} />,
    // The source panel would show the matrix, not the component.
    parameters: {
      a11y,
      // Decorators use it to place a single state.
      matrix: true,
      controls: { disable: true },
      docs: { canvas: { sourceState: 'none' as const } },
    },
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => expectTargetSizes(canvasElement),
  }
}
