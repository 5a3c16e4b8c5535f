// One file for the browser, which loads it when a list has a view for the first time.
export { ViewBar } from './tabs/ViewBar'
