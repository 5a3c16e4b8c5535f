/** The `parameters` of a foundations page; `about` is the text below its title. */
export function foundationParameters(about: string) {
  return {
    controls: { disable: true },
    docs: { canvas: { sourceState: 'none' }, description: { component: about } },
  } as const
}
