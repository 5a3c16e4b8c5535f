import { Matrix, type MatrixProps } from './Matrix'
import { expectTargetSizes } from './accessibilityChecks'

/** For what a page has once, while a matrix shows many: several landmarks of one kind. */
export const manyOfOneLandmark = {
  config: {
    rules: ['landmark-unique', 'landmark-no-duplicate-banner'].map((id) => ({
      id,
      enabled: false,
    })),
  },
}

/** A story of all variants in all states; what can be pressed in it is large enough to be hit. */
export function matrixStory<Props>(spec: MatrixProps<Props>, a11y = {}) {
  return {
    render: () => <Matrix {...spec} />,
    // The code would be the matrix's, not the component's.
    parameters: {
      a11y,
      // For decorators that give a single state its place.
      matrix: true,
      controls: { disable: true },
      docs: { canvas: { sourceState: 'none' as const } },
    },
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => expectTargetSizes(canvasElement),
  }
}
