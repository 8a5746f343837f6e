import type { LikenessMeasured } from '@eidolon/contract/characters/characters.ts'
import { usualLeastLikeness } from '@eidolon/contract/generations.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Likeness } from '#application/engines/scored-engine.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import { isOwn, type UserCaller } from '#domain/accounts/caller.ts'
import { proposedLeast } from '#domain/generations/least-likeness.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { References } from './references-of.ts'

type Deps = {
  readonly documents: Pick<SystemDocuments, 'find'>
  readonly references: Pick<References, 'ofCharacter'>
  /** Without one nothing can be measured. */
  readonly likeness: Likeness | undefined
}

export type MeasureLikeness = (
  caller: UserCaller,
  characterId: string,
  signal: AbortSignal,
) => Promise<LikenessMeasured>

/** How alike the pictures of a character are among themselves, and what can be asked of new ones after that. */
export function measureLikeness({ documents, references, likeness }: Deps): MeasureLikeness {
  const ofAccount = keyedQueue({ atOnce: 1, waiting: 1, full: 'Wait until the other pictures have been compared.' })

  async function measure(caller: UserCaller, characterId: string, signal: AbortSignal): Promise<LikenessMeasured> {
    const character = await documents.find(collectionIds.characters, characterId)
    if (!character || !isOwn(character, caller)) {
      throw new Fault('document_not_found', { collection: collectionIds.characters, document: characterId })
    }
    if (!likeness) throw new Fault('engine_unavailable', {}, { message: 'No model that compares faces is installed.' })
    return ofAccount(caller.userId, signal, async () => {
      const pictures = await references.ofCharacter(character, signal)
      const scores: number[] = []
      for (const one of pictures) {
        signal.throwIfAborted()
        const others = pictures.filter((other) => other !== one)
        const [score = null] = others.length > 0 ? await likeness(one.png, [others], signal) : []
        // A picture without a face says nothing of the face.
        if (score !== null && score > 0) scores.push(score)
      }
      if (scores.length < 2) return { proposed: usualLeastLikeness, pictures: scores.length, lowest: null }
      const lowest = Math.min(...scores)
      return { proposed: proposedLeast(lowest), pictures: scores.length, lowest }
    })
  }

  return measure
}
