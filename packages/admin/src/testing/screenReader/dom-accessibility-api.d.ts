// The package has these types, but does not name them in its exports.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string
  export function computeAccessibleDescription(element: Element): string
  export function getRole(element: Element): string | null
}
