import { packFile as storedPack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { illustratorVersion } from '@eidolon/illustrator/version.ts'
import { type OutfitId, type PictureOrder, randomGenes } from '@eidolon/people'
import { packFile } from '#server/adapters/engines/illustrator/pack-file.ts'
import { illustratorPool } from '#server/adapters/engines/illustrator/pool.ts'
import type { ModelFile } from '#server/application/illustrator/illustrator.ts'
import { portraitOrder } from '#server/domain/looks/portrait.ts'

const program = new URL('../../apps/server/src/adapters/engines/illustrator/thread-main.ts', import.meta.url)

/** Somebody by chance as their portrait shows them, in what they wear or in another outfit. */
export function somebody(seed: number, outfit?: OutfitId): PictureOrder {
  const genes = randomGenes(seed)
  const order = portraitOrder({ genes, style: 'studio', size: 448, view: 'portrait', expression: 'neutral' })
  return outfit === undefined ? order : { ...order, setting: { ...order.setting, outfit } }
}

/** The server's own thread that draws and makes models, without the server. */
export function modelMaker() {
  const pool = illustratorPool({ threads: 1, version: illustratorVersion, program, pack: packFile(storedPack) })
  const watch = { signal: new AbortController().signal, priority: 'job' } as const
  return {
    model: (order: PictureOrder, file: ModelFile) => pool.model(order, file, watch),
    picture: (order: PictureOrder) => pool.picture(order, watch),
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

export type ModelMaker = ReturnType<typeof modelMaker>

export const vrmOf = (name: string): ModelFile => ({ format: 'vrm', name, author: 'somebody' })
export const glbOf = (name: string): ModelFile => ({ format: 'glb', name, author: 'somebody' })
