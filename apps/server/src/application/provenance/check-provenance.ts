import { isGenerated, type ProvenanceCheck } from '@eidolon/contract/media/provenance.ts'
import { mediaTypeOf, headLength } from '#domain/files/media-type.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Claim } from '#domain/marking/claim.ts'
import type { Requester, FactsReader, ManifestFacts, Marks, ReadWatermark } from './ports.ts'
import type { LooksLike } from './looks-like.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  /** Whether a wallet has signed for the recipe of this hash. */
  readonly holds: (claim: Claim, recipeHash: string) => Promise<boolean>
  readonly reader: Pick<FactsReader, 'read'>
  /** Undefined where there is no registry to look into. */
  readonly looksLike: LooksLike | undefined
  readonly readWatermark: ReadWatermark
  /** Undefined where there is no registry to look into. */
  readonly marks: Pick<Marks, 'isKnown' | 'ownOf'> | undefined
}

/** Says of any picture or film what is known of it, and by which proof. Nothing is kept. */
export async function checkProvenance(
  { reader, looksLike, holds, readWatermark, marks }: Deps,
  file: Uint8Array,
  asker: Requester,
): Promise<ProvenanceCheck> {
  /** The wallet signs for a recipe; that the file goes with it, the signature of the whole says. */
  const isSigned = async ({ state, claim, recipeHash }: ManifestFacts): Promise<boolean> =>
    state !== 'invalid' && claim !== null && recipeHash !== null && (await holds(claim, recipeHash))

  const type = mediaTypeOf(file.subarray(0, headLength), '')
  if (!/^(image|video)\//.test(type)) {
    throw new Fault('storage_file_type_unsupported', {}, { message: 'Only pictures and films can be looked at.' })
  }
  const facts = await reader.read(file, type)
  if (!facts) throw new Fault('storage_invalid_file')
  const alike = type.startsWith('image/') ? await looksLike?.(file, asker) : undefined
  const found = type.startsWith('image/') ? await watermarkOf(file, asker) : undefined
  const isHere = found !== undefined && (await marks?.isKnown(found.mark)) === true
  const { manifest, sourceType = null, hasRecipe } = facts
  const isWhole = manifest !== undefined && manifest.state !== 'invalid'
  const saysSo = isWhole && isGenerated(manifest.digitalSourceType)
  return {
    marked: saysSo || isGenerated(sourceType) || hasRecipe || found !== undefined,
    ours: isWhole && manifest.isOurs,
    c2pa: manifest
      ? {
          state: manifest.state,
          generator: manifest.generator,
          signer: manifest.signer,
          digitalSourceType: manifest.digitalSourceType,
          created: manifest.created,
          issues: [...manifest.issues],
        }
      : null,
    xmp: sourceType,
    recipe: hasRecipe,
    watermark: found ? { id: found.mark, confidence: found.confidence, here: isHere } : null,
    fingerprint: alike ? { distance: alike.distance } : null,
    claim: manifest?.claim ? { address: manifest.claim.address, verified: await isSigned(manifest) } : null,
    notForTraining: isWhole && manifest.notForTraining,
    // A mark that is known says more than a look.
    media: (isHere ? await ownOf(found?.mark, asker) : alike?.media) ?? null,
    altered: manifest ? !isWhole : null,
  }

  async function ownOf(mark: string | undefined, { userId }: Requester) {
    return mark === undefined || userId === undefined ? undefined : marks?.ownOf(userId, mark)
  }

  async function watermarkOf(file: Uint8Array, asker: Requester) {
    try {
      return await readWatermark(file, asker)
    } catch (error) {
      // Broken, or no picture at all: what it says of itself is told all the same.
      if (error instanceof Fault && error.type === 'storage_file_type_unsupported') return undefined
      throw error
    }
  }
}

export type CheckProvenance = Bound<typeof checkProvenance>
