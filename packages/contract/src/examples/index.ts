// Examples of the calls. They load the fixtures, so the API imports them when somebody reads its document.
export { exampleOf } from './exampleOf'
