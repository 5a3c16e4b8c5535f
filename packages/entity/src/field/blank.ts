/** The values of an empty form. An empty number is `null`, an empty text `''`. */
export type Blank<Values> = {
  [Key in keyof Values]:
    | Values[Key]
    | (Values[Key] extends number | undefined ? null : never)
    | (Values[Key] extends string | undefined ? '' : never)
}
