import { color, radius, space } from '@staff/ui'
import { useRef, useState, type CSSProperties, type PointerEvent, type SyntheticEvent } from 'react'

import type { PicturePoint } from '@staff/entity'
import { moveEdge, within, type Edge, type Edges } from './cropping'

export interface CropAreaProps {
  src: string
  edges: Edges
  /** The focus. */
  point: PicturePoint
  onEdges: (edges: Edges) => void
  onPoint: (point: PicturePoint) => void
  /** Called with the size of the loaded picture, in pixels. */
  onSize: (size: { width: number; height: number }) => void
}

/** The edges that each handle moves. */
const HANDLES = {
  'top left': ['top', 'left'],
  'top right': ['top', 'right'],
  'bottom left': ['bottom', 'left'],
  'bottom right': ['bottom', 'right'],
  top: ['top'],
  bottom: ['bottom'],
  left: ['left'],
  right: ['right'],
} as const satisfies Record<string, readonly Edge[]>

/** A picture whose frame and focus follow the pointer. Keys have the sliders beside it. */
export function CropArea({ src, edges, point, onEdges, onPoint, onSize }: CropAreaProps) {
  const picture = useRef<HTMLDivElement>(null)
  const dragged = useRef<readonly Edge[]>(undefined)
  const [isBroken, setBroken] = useState(false)

  function handleMove({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = picture.current?.getBoundingClientRect()
    if (!box || !dragged.current) return
    const x = ((clientX - box.left) / box.width) * 1000
    const y = ((clientY - box.top) / box.height) * 1000
    if (dragged.current.length === 0) return onPoint(within(edges, { x, y }))
    const moved = dragged.current.reduce(
      (all, edge) => moveEdge(all, edge, edge === 'left' || edge === 'right' ? x : y),
      edges,
    )
    onEdges(moved)
  }

  function handleDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !(event.target instanceof HTMLElement)) return
    // The browser would drag the picture.
    event.preventDefault()
    const handle = event.target.dataset['handle']
    dragged.current = handle !== undefined && isHandle(handle) ? HANDLES[handle] : []
    event.currentTarget.setPointerCapture(event.pointerId)
    if (dragged.current.length === 0) handleMove(event)
  }

  function handleLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
  }

  const frame = {
    left: percent(edges.left),
    right: percent(1000 - edges.right),
    top: percent(edges.top),
    bottom: percent(1000 - edges.bottom),
  }
  if (isBroken) return <p role="alert">The picture cannot be shown.</p>
  return (
    <div
      ref={picture}
      style={area}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => (dragged.current = undefined)}
      onPointerCancel={() => (dragged.current = undefined)}
    >
      <img
        style={whole}
        src={src}
        alt=""
        draggable={false}
        onLoad={handleLoad}
        onError={() => setBroken(true)}
      />
      <div style={shade}>
        <span style={{ ...light, ...frame }} />
      </div>
      <div style={{ ...border, ...frame }}>
        {Object.entries(HANDLES).map(([handle, moved]) => (
          <span key={handle} style={handleStyle(moved)} data-handle={handle}>
            {moved.length === 2 && <span style={dot} />}
          </span>
        ))}
      </div>
      <span style={{ ...ring, left: percent(point.x), top: percent(point.y) }} />
    </div>
  )
}

function isHandle(name: string): name is keyof typeof HANDLES {
  return Object.hasOwn(HANDLES, name)
}

function percent(thousandths: number): string {
  return `${thousandths / 10}%`
}

// Style sheets load with the first screen, and this dialog does not.

const area = {
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  // The handles reach beyond it.
  marginBlockStart: space.s2,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
} as const

const whole = { display: 'block', maxInlineSize: '100%', maxBlockSize: '24rem' }

/** Darkens what is outside of the frame. */
const shade = { position: 'absolute', inset: 0, overflow: 'hidden' } as const

const light = { position: 'absolute', boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.55)' } as const

const border = {
  position: 'absolute',
  outline: `1px solid ${color.accent}`,
  border: `2px solid ${color.accentInk}`,
} as const

const SIZE = '1.5rem'
const OUTSIDE = `calc(${SIZE} / -2)`

/** A corner, or a whole side between two corners. */
function handleStyle(edges: readonly Edge[]): CSSProperties {
  const [one, other] = edges
  const isRow = one === 'top' || one === 'bottom'
  const side = isRow
    ? { left: `calc(${SIZE} / 2)`, right: `calc(${SIZE} / 2)`, cursor: 'ns-resize' }
    : { top: `calc(${SIZE} / 2)`, bottom: `calc(${SIZE} / 2)`, cursor: 'ew-resize' }
  const corner = { cursor: (one === 'top') === (other === 'left') ? 'nwse-resize' : 'nesw-resize' }
  return {
    position: 'absolute',
    ...(isRow || other ? { blockSize: SIZE } : {}),
    ...(!isRow || other ? { inlineSize: SIZE } : {}),
    ...(other ? corner : side),
    ...Object.fromEntries(edges.map((edge) => [edge, OUTSIDE])),
  }
}

const dot = {
  position: 'absolute',
  inset: '25%',
  border: `2px solid ${color.accentInk}`,
  borderRadius: radius.pill,
  background: color.accent,
  pointerEvents: 'none',
} as const

const ring = {
  position: 'absolute',
  inlineSize: SIZE,
  blockSize: SIZE,
  border: `2px solid ${color.accentInk}`,
  borderRadius: radius.pill,
  boxShadow: `0 0 0 2px ${color.accent}, inset 0 0 0 2px ${color.accent}`,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
} as const
