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
