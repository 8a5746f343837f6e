import type { GenerationRequest } from '@eidolon/contract/generations.ts'
import type { UserId } from '@eidolon/contract/ids.ts'
import { type Engine, EngineFailure, type EngineTask } from '#application/engines/engine.ts'
import type { Document } from '#domain/documents/document.ts'
import { textOf } from '#domain/media/refusals.ts'
import type { ChangeMasks } from './change-masks.ts'
import type { References } from './references-of.ts'

/** Pixels of the longer edge of a picture that is changed or enlarged: here its own pixels count, not only what it shows. */
const longest = { changed: 2048, enlarged: 4096 } as const

type Deps = {
  readonly references: Pick<References, 'ofMedia' | 'ofFile'>
  readonly masks: ChangeMasks
}

type About = { readonly owner: UserId; readonly engine: Engine; readonly signal: AbortSignal }

/** A picture that a model is to change or to enlarge: as large as it is, and where it is changed. */
export async function sourceImageForEdit(
  { references, masks }: Deps,
  parent: Document,
  { change, enlarge }: GenerationRequest,
  { owner, engine, signal }: About,
): Promise<Pick<EngineTask, 'parent' | 'mask'>> {
  if (enlarge) return { parent: await whole(parent, longest.enlarged) }
  if (!change || !engine.abilities.masks) return {}
  const picture = await whole(parent, longest.changed)
  const { maskFileId, strokes, part } = change
  if (strokes) {
    const mask = await masks.ofStrokes(strokes, picture)
    if (!mask) throw failure('Nothing is left of what was painted.')
    return { parent: picture, mask }
  }
  if (maskFileId === undefined) {
    const mask = await masks.ofPart(textOf(parent.data['recipe']), part, picture, signal)
    if (!mask) throw failure(`Nothing is seen of the ${part} in this picture.`)
    return { parent: picture, mask }
  }
  const painted = await references.ofFile(owner, maskFileId)
  const mask = painted && (await masks.ofPicture(painted, picture))
  if (!mask) throw failure('The mask cannot be read, has another shape than the picture, or is nowhere white.')
  return { parent: picture, mask }

  async function whole(parent: Document, edge: number) {
    const picture = await references.ofMedia(parent, edge)
    if (!picture) throw failure('The picture that this goes on from cannot be read.')
    return picture
  }
}

const failure = (says: string) => new EngineFailure(says, { again: false })
