// What the OpenAPI document says of the calls. Browsers do not load it.
export type { CallDescription, DescriptionsOf } from './CallDescription'
export { describeCalls, type DescriptionOf } from './describeCalls'
export { idempotencyHeader, siteHeaders } from './headers'
