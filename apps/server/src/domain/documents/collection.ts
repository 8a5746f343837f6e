/** Resources the server knows as code: databases, their collections, and what a document of each looks like. */
export type Attribute = { readonly key: string; readonly required?: boolean; readonly array?: boolean } & AttributeType

export type AttributeType =
  | {
      readonly type: 'string'
      readonly size: number
      readonly minLength?: number
      readonly default?: string
      /** Compared to the letter: for machine text (ids of things, JSON), which is not worth a folded twin. */
      readonly exact?: boolean
      /** Kept and handed out, and nothing else: neither looked through nor ordered by, and in lists only when selected. */
      readonly large?: boolean
    }
  | { readonly type: 'integer'; readonly min?: number; readonly max?: number; readonly default?: number }
  | { readonly type: 'float'; readonly min?: number; readonly max?: number; readonly default?: number }
  | { readonly type: 'boolean'; readonly default?: boolean }
  | { readonly type: 'datetime'; readonly default?: string }
  | { readonly type: 'email' | 'url' | 'ip'; readonly default?: string }
  | { readonly type: 'enum'; readonly elements: readonly string[]; readonly default?: string }

export type Index = {
  readonly key: string
  readonly type: 'key' | 'unique' | 'fulltext'
  readonly attributes: readonly string[]
  /** Of full-text search: its words are parted by spaces alone, and are ids of ours instead of language. */
  readonly whole?: true
  /** Only documents in which this attribute is null, or is given, are in it. */
  readonly where?: { readonly attribute: string; readonly is: 'null' | 'given' }
}

/** Roles that may do something to every item of a collection or bucket. */
export type ContainerPermissions = {
  readonly create: readonly string[]
  readonly read: readonly string[]
  readonly update: readonly string[]
  readonly delete: readonly string[]
}

export type Collection = {
  readonly databaseId: string
  readonly id: string
  readonly name: string
  readonly enabled: boolean
  /** Whether permissions of single documents count. */
  readonly documentSecurity: boolean
  readonly permissions: ContainerPermissions
  readonly attributes: readonly Attribute[]
  readonly indexes: readonly Index[]
}

export const isLarge = (attribute: Attribute): boolean => attribute.type === 'string' && attribute.large === true

/** What every document tells of itself, before its own attributes. */
export const viewKeys = ['$id', '$createdAt', '$updatedAt', '$permissions', '$databaseId', '$collectionId'] as const

/** System attributes that may be filtered, ordered and selected like any other. */
export const systemAttributes: readonly Attribute[] = [
  { key: '$id', type: 'string', size: 44, required: true, exact: true },
  { key: '$createdAt', type: 'datetime', required: true },
  { key: '$updatedAt', type: 'datetime', required: true },
]
