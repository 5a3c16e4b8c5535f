import type { StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { fireEvent } from 'storybook/test'

import { Card } from '../Card/Card'
import { DataTable } from '../DataTable/DataTable'
import { arabicRow, sampleColumns, sampleRows, type SampleRow } from '../DataTable/sampleRows'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { RowHandle, type RowHandleProps } from './RowHandle'

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

/** A table whose rows have handles. */
export function Movable({ onMove, name, ...moves }: RowHandleProps) {
  const [rows, setRows] = useState([
    ...sampleRows.filter((row) => name !== arabicRow.name || row.id !== '1'),
    ...(name === arabicRow.name ? [arabicRow] : []),
  ])
  const cell = useCallback(
    (row: SampleRow) => (
      <RowHandle
        {...moves}
        name={row.name}
        onMove={(place) => {
          setRows((now) => now.filter(({ id }) => id !== row.id).toSpliced(place, 0, row))
          onMove(place)
        }}
      />
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The functions of a story stay the same.
    [],
  )
  return (
    <Card>
      <DataTable
        caption="Testimonials"
        columns={sampleColumns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{ head: <VisuallyHidden>Order</VisuallyHidden>, cell }}
      />
    </Card>
  )
}
