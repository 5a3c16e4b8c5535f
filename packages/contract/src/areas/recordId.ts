/** What the id of a record looks like. */
export const RECORD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
