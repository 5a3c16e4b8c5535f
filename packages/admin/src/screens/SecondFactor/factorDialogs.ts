// What opens over the panel, in one file.
export { RenewCodesDialog } from './RenewCodesDialog'
export { SetupDialog } from './setup/SetupDialog'
export { TurnOffDialog } from './TurnOffDialog'
