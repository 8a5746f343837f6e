import type { FileId, MediaId, UserId } from '@eidolon/contract/ids.ts'
import type { Claim } from '#domain/marking/claim.ts'
import type { Fingerprint, Fingerprints } from '#domain/marking/fingerprint.ts'

/** What a file's signed manifest says, and whether that holds. */
export type ManifestFacts = {
  /** `trusted`: whole, and signed by somebody who is known here. `valid`: whole, by anybody. `invalid`: changed since. */
  readonly state: 'trusted' | 'valid' | 'invalid'
  /** Whether the certificate is the one that files are signed with here. */
  readonly isOurs: boolean
  /** The program that made the claim, with its version. */
  readonly generator: string | null
  /** Who signed, as the certificate says. */
  readonly signer: string | null
  /** What kind of picture it is, in the words of the IPTC. */
  readonly digitalSourceType: string | null
  readonly created: string | null
  /** The mark that files of a studio like this one carry. */
  readonly mark: string | null
  readonly recipeHash: string | null
  /** What a wallet says of it; whether that holds is not known yet. */
  readonly claim: Claim | null
  /** Whether it says that it is not to be trained with. */
  readonly notForTraining: boolean
  /** Codes of what does not hold. */
  readonly issues: readonly string[]
}

/** What a file says of itself, in each of the places for it. */
export type FileFacts = {
  readonly manifest: ManifestFacts | undefined
  /** The source type in the XMP packet. */
  readonly sourceType: string | undefined
  readonly hasRecipe: boolean
}

/** Reads files that anybody may have made. Disposing it ends what it works with. */
export type FactsReader = AsyncDisposable & {
  /** Undefined when the file could not be read to its end, for its time or for what it does to the reader. */
  read(bytes: Uint8Array, type: string): Promise<FileFacts | undefined>
}

type FileAddress = { readonly bucketId: string; readonly fileId: FileId }

/** What pictures that were made here look like. A picture goes from it with its file. */
export type Registry = {
  /** Some of those that have no fingerprint yet. */
  due(max: number): Promise<readonly FileAddress[]>
  /** Keeps it; a picture without one is not due any more either. */
  keep(place: FileAddress, fingerprint: Fingerprint | undefined): Promise<void>
  /** Those that look alike, as they are or in a mirror, the nearest first. */
  near(asked: Fingerprints): Promise<readonly (FileAddress & { readonly distance: number })[]>
  /** The first of these files that is in somebody's library. */
  ownOf(owner: UserId, places: readonly FileAddress[]): Promise<MediaId | undefined>
}

/** The marks of files that were made here; one goes with its file. */
export type Marks = {
  /** Some of those whose mark is not noted yet. */
  due(max: number): Promise<readonly FileAddress[]>
  /** Notes it; a file without one is not due any more either. */
  keep(place: FileAddress, mark: string | undefined): Promise<void>
  /** Whether something that was made here has this mark. */
  isKnown(mark: string): Promise<boolean>
  /** What somebody has in their library with it. */
  ownOf(owner: UserId, mark: string): Promise<MediaId | undefined>
}

/** Who has a file looked at. */
export type Requester = {
  /** For taking turns: an account, or where a guest is. */
  readonly who: string
  readonly userId: UserId | undefined
  readonly signal: AbortSignal
}

/** The mark in a picture's pixels, and the share of its bits that came through. Throws a `Fault` for what is no picture. */
export type ReadWatermark = (
  picture: Uint8Array,
  watch: Pick<Requester, 'who' | 'signal'>,
) => Promise<{ readonly mark: string; readonly confidence: number } | undefined>

/** Throws a `Fault` for what is no picture; undefined for one on which there is nothing to see. */
export type TakeFingerprint = (
  picture: Uint8Array,
  watch: Pick<Requester, 'who' | 'signal'>,
) => Promise<Fingerprints | undefined>
