import type { AnyCall, ResultOf } from '../call/defineCall'
import type { JsonType } from '../call/json'

/** The sentences of the OpenAPI document about one call. */
export interface CallDescription<C extends AnyCall = AnyCall> {
  /** One line for the list of all calls. */
  summary: string
  description?: string
  /** The chapter of the document. */
  tag: string
  headers?: JsonType
  /** About the successful response. */
  success: string
  /** About a redirect to another address of the same call (301). */
  moved?: string
  /** About properties of that response, by their name at any depth. */
  properties?: Partial<Record<PropertyOf<ResultOf<C>>, string>>
  /** About properties of the request's body that is no form, by their name at any depth. */
  bodyProperties?: Readonly<Record<string, string>>
  /** What can go wrong with this call beyond what can go wrong with every call, by status. */
  problems?: Readonly<Record<number, string>>
}

/** The names of all properties inside a value. */
type PropertyOf<Value> = Value extends readonly (infer Item)[]
  ? PropertyOf<Item>
  : Value extends object
    ? { [Key in keyof Value & string]: Key | PropertyOf<Value[Key]> }[keyof Value & string]
    : never

/** A description for each of some calls, by name. */
export type DescriptionsOf<Calls extends Readonly<Record<string, AnyCall>>> = {
  [Name in keyof Calls]: CallDescription<Calls[Name]>
}
