import type { FileId, UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Claim } from '#domain/marking/claim.ts'
import type { ContainerType, MarkingChoices, Source, Statement } from '#domain/marking/statement.ts'

/** Writes into a file what is to be said of it, and signs that. Disposing it ends what it works with. */
export type Marker = AsyncDisposable & {
  /** The same name means that the same file and statement are marked in the same way. */
  readonly name: string
  /** The same file with the statement in it. What cannot be marked rejects. */
  mark(bytes: Uint8Array, statement: Statement): Promise<Uint8Array>
  /** Whether it is as it should be: one that went without something, because a service failed, is not for keeping. */
  isFinal?(marked: Uint8Array): boolean
}

/**
 * The file without its recipe and without other programs' notes, and a tag that stands for its bytes. Undefined where
 * people brought it along and it has no recipe of ours. Rejects rather than leave a recipe in.
 */
export type StripRecipe = (
  bytes: Uint8Array,
  isMadeHere: boolean,
) => Promise<{ readonly bytes: Uint8Array; readonly tag: string } | undefined>

/** A file in a zip, or a picture in a document. */
export type PartOfContainer = { readonly name: string; readonly bytes: Uint8Array }

/** The same container with each part as it is changed to, one after another. Rejects for what it cannot take apart. */
export type RewriteContainer = (
  bytes: Uint8Array,
  change: (part: PartOfContainer) => Promise<Uint8Array>,
) => Promise<Uint8Array>
export type Containers = Readonly<Record<ContainerType, RewriteContainer>>

type MarkedFileAddress = { readonly bucketId: string; readonly fileId: FileId }

/** Which files were made here: what people bring along is not ours to say anything of. */
export type Origins = {
  note(unit: Transaction, place: MarkedFileAddress, source: Source): Promise<void>
  of(place: MarkedFileAddress): Promise<Origin | undefined>
}

export type ReadMarkingChoices = (owner: UserId | undefined) => Promise<MarkingChoices>

/** What is known of a file that was made here. */
export type Origin = {
  readonly source: Source
  readonly engine: string
  readonly engineVersion: string
  /** To the letter; empty where there is none. */
  readonly recipe: string
  /** The recipe of what it goes on from; empty where there is none. */
  readonly parentRecipe: string
  /** Whether it is the still of a film, which has the film's recipe. */
  readonly isPoster: boolean
  /** What its owner has signed; undefined when they have not. */
  readonly claim: Claim | undefined
}

/** Marked files that may be wanted again. Whatever happens to them costs time, never a wrong file. */
export type MarkedCopies = {
  find(blobKey: string, marking: string): Promise<MarkedCopy | undefined>
  keep(blobKey: string, marking: string, bytes: Uint8Array, tag: string): Promise<void>
  /** Forgets what was made from these bytes. */
  purge(blobKey: string): Promise<void>
}

export type MarkedCopy = {
  readonly size: number
  readonly tag: string
  /** Undefined when it has gone meanwhile. */
  open(range: { readonly start: number; readonly end: number }): Promise<ReadableStream<Uint8Array> | undefined>
}
