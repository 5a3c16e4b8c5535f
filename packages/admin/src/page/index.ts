export { firstCallsOf, type FirstCall, type FirstCalls } from './firstCalls'
export { renderFrame, type RenderedFrame } from './renderFrame'
export { renderLogin, type RenderedLogin } from './renderLogin'
