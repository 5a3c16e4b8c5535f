export { ContractualPositionForm as Form } from '@staff/content/contractualPosition/ContractualPositionForm'

export { ContractualPositionPreview as Preview } from './ContractualPositionPreview'
