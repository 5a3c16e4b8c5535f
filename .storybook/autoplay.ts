/** The part of Storybook's preview that is used here. Tests have no preview and play every story. */
interface PreviewPage {
  currentRender?: { renderOptions?: { autoplay: boolean } }
}

/**
 * Turns the play function of the current story on or off. A play function expects the region, role and network of its
 * story. With other settings from the toolbar it would fail, or change the state that a reviewer wants to see.
 */
export function setAutoplay(enabled: boolean): void {
  // Storybook has no public API to render a story without playing it.
  const page = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as PreviewPage | undefined
  const options = page?.currentRender?.renderOptions
  if (options) options.autoplay = enabled
}
