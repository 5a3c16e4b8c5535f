import { useState, type ComponentType } from 'react'

import { checkVersion } from '../data/version/checkVersion'

/**
 * A component that is loaded before it is needed, such as when its button is hovered: undefined until then, and a function
 * that loads it. If its file is missing, such as after a deployment, the version check offers a reload.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Component: ComponentType<Props> | undefined, load: () => void] {
  const [Component, setComponent] = useState<ComponentType<Props>>()

  async function start() {
    try {
      const loaded = await load()
      setComponent(() => loaded)
    } catch {
      void checkVersion()
    }
  }

  return [Component, () => void start()]
}
