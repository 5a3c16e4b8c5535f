/** The `parameters` of a page of the foundations; `about` stands below its title. */
export function foundationParameters(about: string) {
  return {
    controls: { disable: true },
    docs: { canvas: { sourceState: 'none' }, description: { component: about } },
  } as const
}
