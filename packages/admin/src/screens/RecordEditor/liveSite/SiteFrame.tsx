import type { AnyEntity } from '@staff/entity'
import { color, radius } from '@staff/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { isReadyMessage, typedMessage } from '../../../data/live/siteFrame'
import type { TypedValues } from '../draft/typedValues'

/** What the page is shown as. */
export type Device = keyof typeof WIDTHS

/** The widths of the page in pixels. */
const WIDTHS = { phone: 390, computer: 1280 }

/** How long typing pauses before the values are sent. */
const PAUSE_IN_MILLISECONDS = 150

export interface SiteFrameProps {
  /** The address of the preview. */
  url: string
  device: Device
  entity: AnyEntity
  /** The id of the record. */
  id: string
  typed: TypedValues
  /** Called when the page has said that it takes values. */
  onFollow: () => void
}

/** A page of the website in a frame, made smaller where it has less room. It gets what is typed, and nothing else of the console. */
export function SiteFrame({ url, device, entity, id, typed, onFollow }: SiteFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [isReady, setReady] = useState(false)
  const { values } = useSnapshot(typed.current)
  const { origin } = new URL(url)

  async function send(shown: object) {
    const message = await typedMessage(entity, id, shown)
    // The address names the only page that may read it.
    frame.current?.contentWindow?.postMessage(message, origin)
  }

  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const isPage = event.source === frame.current?.contentWindow && event.origin === origin
    if (!isPage || !isReadyMessage(event.data)) return
    // Each page of the site that is opened in the frame says so.
    setReady(true)
    onFollow()
    void send(values)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => handleMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  const sendTyped = useEffectEvent(send)
  useEffect(() => {
    if (!isReady) return undefined
    const pause = setTimeout(() => void sendTyped(values), PAUSE_IN_MILLISECONDS)
    return () => clearTimeout(pause)
  }, [isReady, values])

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (room.current) observer.observe(room.current)
    return () => observer.disconnect()
  }, [])

  const width = WIDTHS[device]
  const scale = size ? Math.min(1, size.width / width) : 1
  return (
    <Room ref={room} dir="ltr">
      {size && (
        <Page
          ref={frame}
          title="The page on the website"
          src={url}
          // Neither may the page leave the frame, nor open windows or dialogs.
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          style={{
            inlineSize: width,
            blockSize: size.height / scale,
            transform: `scale(${scale})`,
            insetInlineStart: (size.width - width * scale) / 2,
          }}
        />
      )}
    </Room>
  )
}

const Room = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.sunken};
`

const Page = styled.iframe`
  position: absolute;
  inset-block-start: 0;
  border: 0;
  /* Behind pages that set no background, as in a window of their own. */
  background: white;
  transform-origin: 0 0;
`
