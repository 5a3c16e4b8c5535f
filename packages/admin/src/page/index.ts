export { firstCallsOf, type FirstCall, type FirstCalls } from './firstCalls'
export { renderLogin, type RenderedLogin } from './renderLogin'
