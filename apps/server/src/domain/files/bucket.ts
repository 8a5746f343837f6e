import type { ContainerPermissions } from '#domain/documents/collection.ts'

/** Where files of one kind lie, and what may lie there. */
export type Bucket = {
  readonly id: string
  readonly name: string
  readonly enabled: boolean
  /** Whether permissions of single files count. */
  readonly fileSecurity: boolean
  readonly permissions: ContainerPermissions
  /** Bytes. */
  readonly maximumFileSize: number
  /** Lower case, without the dot. */
  readonly allowedFileExtensions: readonly string[]
  /** Told from the content, never from what the client says. */
  readonly allowedMimeTypes: readonly string[]
  /** What the studio itself may put there besides. */
  readonly ownMimeTypes?: readonly string[]
}
