export { ContractualPositionForm as Form } from '@staff/forms/content/contractualPosition/ContractualPositionForm'

export { ContractualPositionPreview as Preview } from './ContractualPositionPreview'
