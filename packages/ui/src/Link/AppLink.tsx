import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

export interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  /** The URL. */
  href?: string | undefined
  /** The text of the link, which makes sense out of context. */
  children?: ReactNode
}

/** A component with the props of `<a>` and `href`, such as a router's link. */
export type LinkComponent = ComponentType<AppLinkProps> | 'a'

export interface LinkProviderProps {
  /** The component that renders all links inside the provider. */
  component: LinkComponent
  /** The app or a part of it. */
  children: ReactNode
}

/** Sets the link component of an app. The components of this package know no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link in the app's link component; a plain `<a>` outside a `LinkProvider`. */
export function AppLink(props: AppLinkProps) {
  return createElement(use(LinkContext), props)
}

const LinkContext = createContext<LinkComponent>('a')
