import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fireEvent } from 'storybook/test'

import { Card } from '../Card/Card'
import { DataTable, type RowStart } from '../DataTable/DataTable'
import { arabicRow, sampleColumns, sampleRows, type SampleRow } from '../DataTable/sampleRows'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { rowGrip } from '../DataTable/row/rowGrip'
import { RowMover, type RowMoverProps } from './RowMover'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/** Drags a row to just below the middle of another, and does not drop it. */
export async function drag(canvas: Canvas, name: string, to: string) {
  const handle = handleOf(canvas, name)
  const start = handle.getBoundingClientRect()
  const target = handleOf(canvas, to).closest('tr')?.getBoundingClientRect()
  const pointer = { pointerId: 1, isPrimary: true, buttons: 1, pointerType: 'mouse' }
  await fireEvent.pointerDown(handle, {
    ...pointer,
    button: 0,
    clientX: start.x,
    clientY: start.y,
  })
  const middle = (target?.top ?? 0) + (target?.height ?? 0) / 2
  for (const y of [start.y + 8, middle + 4])
    // oxlint-disable-next-line no-await-in-loop -- One move after the other.
    await fireEvent.pointerMove(window, { ...pointer, clientX: start.x, clientY: y })
}

export function handleOf(canvas: Canvas, name: string): HTMLElement {
  return canvas.getByRole('button', { name: `Move ${name}` })
}

/** The first names in the order of the rows. */
export function names(canvas: Canvas): string[] {
  return canvas.getAllByRole('rowheader').map(({ textContent }) => textContent.split(' ')[0] ?? '')
}

export interface MovableProps extends RowMoverProps {
  /**
   * Whether the last row is in a right-to-left script.
   * @default false
   */
  isArabic?: boolean
}

/** A table whose rows have handles. */
export function Movable({ onMove, isArabic = false, ...moves }: MovableProps) {
  const [rows, setRows] = useState(isArabic ? [...sampleRows.slice(1), arabicRow] : sampleRows)

  function handleMove(id: string, place: number) {
    setRows((now) => {
      const row = now.find((each) => each.id === id)
      return row ? now.filter((each) => each !== row).toSpliced(place, 0, row) : now
    })
    onMove(id, place)
  }

  return (
    <Card>
      <DataTable
        caption="Testimonials"
        columns={sampleColumns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={grips}
      />
      <RowMover {...moves} onMove={handleMove} />
    </Card>
  )
}

const grips: RowStart<SampleRow> = {
  head: <VisuallyHidden>Order</VisuallyHidden>,
  cell: ({ name }) => rowGrip({ name, isInOrder: true }),
  width: '4.25rem',
}
