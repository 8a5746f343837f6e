/** What a file's signed manifest says, and whether that holds. */
export type ManifestFacts = {
  /** `trusted`: whole, and signed by somebody who is known here. `valid`: whole, by anybody. `invalid`: changed since. */
  readonly state: 'trusted' | 'valid' | 'invalid'
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

/** Reads manifests out of files that anybody may have made. Disposing it ends what it works with. */
export type ManifestReader = AsyncDisposable & {
  /** Undefined when there is none, or none that can be read. */
  read(bytes: Uint8Array, type: string): Promise<ManifestFacts | undefined>
}
