import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

export interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads. */
  href?: string | undefined
  /** Where it leads, in words that make sense by themselves. */
  children?: ReactNode
}

/** Something that takes the props of an `<a>` with `href`, for example a router's link. */
export type LinkComponent = ComponentType<AppLinkProps> | 'a'

export interface LinkProviderProps {
  /** What every link of the components below is drawn with. */
  component: LinkComponent
  /** What is linked from. */
  children: ReactNode
}

/** Tells the components below how this app links, since they know no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link as the app draws it: a plain `<a>` outside a `LinkProvider`. */
export function AppLink(props: AppLinkProps) {
  return createElement(use(LinkContext), props)
}

const LinkContext = createContext<LinkComponent>('a')
