import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface Openable {
  isOpen: boolean
}

/** A component whose code is loaded when it opens for the first time, and a function that loads it before. */
export type OnDemand<Props> = [Component: (props: Props) => ReactNode, load: () => Promise<void>]

/**
 * Keeps the code of an overlay out of the first screen: `loadCode` runs when it opens for the first time. Once loaded, the
 * component is always rendered, because it animates its closing and returns the focus.
 */
export function onDemand<Props extends Openable>(
  loadCode: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  const code: { Component?: ComponentType<Props> } = {}
  const load = async () => {
    code.Component ??= await loadCode()
  }

  function Overlay(props: Props) {
    const { isOpen } = props
    const [Component, setComponent] = useState(() => code.Component)
    useEffect(() => {
      if (!isOpen || Component) return undefined
      let isCurrent = true
      // If the file is missing, such as after a deployment, nothing opens.
      const show = () => isCurrent && setComponent(() => code.Component)
      load().then(show, () => undefined)
      return () => {
        isCurrent = false
      }
    }, [isOpen, Component])
    // Loaded meanwhile: it opens without another render.
    const Loaded = Component ?? code.Component
    return Loaded ? createElement(Loaded, props) : null
  }

  return [Overlay, load]
}
