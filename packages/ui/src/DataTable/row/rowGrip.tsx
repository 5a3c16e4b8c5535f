import type { ReactNode } from 'react'

export interface RowGrip {
  /** The title of the row; without it there is only the space of the handle. */
  name: string | undefined
  /** Whether the table is in its order, so that each row shows its position. */
  isInOrder: boolean
}

const help = {
  title: 'Drag to move, press for a position',
  'aria-description': 'Space picks it up, arrow keys move it. A digit asks for a position.',
}

/** The handle that moves a row of a `DataTable`, and the position of the row. A `RowMover` beside the table makes it act. */
export function rowGrip({ name, isInOrder }: RowGrip): ReactNode {
  return (
    <>
      {name === undefined ? (
        <span data-grip="" />
      ) : (
        <button
          type="button"
          data-grip=""
          aria-label={`Move ${name}`}
          aria-pressed={false}
          {...help}
        />
      )}
      <span data-position={isInOrder ? 'shown' : ''} />
    </>
  )
}
