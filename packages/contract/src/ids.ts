declare const kind: unique symbol

/**
 * A string that names one kind of thing. Text from outside (a row, a request that a schema has read) becomes an id by
 * being put where one is expected; an id of one kind never passes for one of another.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind }

/** An account; the API calls it a user. */
export type UserId = Id<'user'>
export type CharacterId = Id<'character'>
export type GenerationId = Id<'generation'>
export type MediaId = Id<'media'>
export type FileId = Id<'file'>
