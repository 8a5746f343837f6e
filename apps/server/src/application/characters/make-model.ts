import type { CharacterModel } from '@eidolon/contract/characters/characters.ts'
import { outfits } from '@eidolon/people'
import type { Claims } from '#application/claims/ports.ts'
import { findCharacter } from './find-character.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import {
  DrawingCrashed,
  type Illustrator,
  IllustratorUnavailable,
  type ModelFile,
  type PictureOrder,
} from '#application/illustrator/illustrator.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { textOf } from '#domain/characters/character.ts'
import { firstGenes } from '#domain/characters/look-of-character.ts'
import { fileTitle } from '#domain/files/file-name.ts'
import { genesOf } from '#domain/looks/genes-text.ts'
import { portraitOrder } from '#domain/looks/portrait.ts'
import type { LookReader } from '#domain/looks/read-look.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'

type Deps = {
  readonly store: DocumentStore
  readonly readLook: LookReader
  readonly illustrator: Pick<Illustrator, 'model'>
  /** The address of the wallet that opens an account, if one does. */
  readonly walletOf: Claims['walletOf']
}

type Wants = {
  readonly signal: AbortSignal
  /** Rejects when the account may not have any more made. */
  readonly admit: () => Promise<void>
}

export type ModelOfCharacter = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

export type MakeModel = (
  caller: UserCaller,
  id: string,
  asked: CharacterModel,
  wants: Wants,
) => Promise<ModelOfCharacter>

/** A character as a model for other programs, as the illustrator draws them, in what they wear or in another outfit. */
export function makeModel({ store, readLook, illustrator, walletOf }: Deps): MakeModel {
  // Seconds of a thread each: an account has one at a time.
  const ofAccount = keyedQueue({ atOnce: 1, waiting: 2, full: 'Wait until other models of yours are made.' })

  async function modelOf(
    caller: UserCaller,
    id: string,
    asked: CharacterModel,
    { signal, admit }: Wants,
  ): Promise<ModelOfCharacter> {
    const { data } = await findCharacter(store, caller, id)
    const genes = genesOf(data['genes']) ?? firstGenes(readLook, id, data)
    const order = portraitOrder({ genes, style: textOf(data['style']), size: 768, view: 'full', expression: 'neutral' })
    const outfit = outfits.find((one) => one.id === asked.outfit)?.id
    if (asked.outfit !== undefined && outfit === undefined) {
      throw invalidParam('outfit', 'There is no such outfit')
    }
    const dressed = outfit === undefined ? order : { ...order, setting: { ...order.setting, outfit } }
    const name = textOf(data['name'])
    const author = (await walletOf(caller.userId)) ?? caller.userId
    const file: ModelFile = { format: asked.format, name, author }
    const bytes = await ofAccount(caller.userId, signal, async () => {
      await admit()
      return make(dressed, file, signal)
    })
    return { name: `${fileTitle(name) || 'character'}.${asked.format}`, type: 'model/gltf-binary', bytes }
  }

  return modelOf

  async function make(order: PictureOrder, file: ModelFile, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await illustrator.model(order, file, { signal, priority: 'glance' })
    } catch (cause) {
      if (cause instanceof IllustratorUnavailable) throw new Fault('engine_unavailable', {}, { cause })
      if (cause instanceof DrawingCrashed) throw new Fault('general_service_unavailable', {}, { cause })
      throw cause
    }
  }
}
