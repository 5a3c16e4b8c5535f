// Examples of the calls. They load sample records, so the API imports them when somebody reads its document.
export type { AnyExample, CallExample, ExamplesOf } from './CallExample'
export { exampleCalls, type ExampleOf, type Samples } from './exampleCalls'
