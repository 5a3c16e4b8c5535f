// What the OpenAPI document says of the calls. Browsers do not load it.
export type { CallDescription } from './CallDescription'
export { descriptionOf } from './descriptionOf'
