import { resultKinds } from '@eidolon/contract/generations.ts'
import { z } from 'zod'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { type Caption, writeCaption } from '#domain/captions/write-caption.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { listOf, textOf } from '#domain/media/refusals.ts'
import type { MediaLibrary } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly library: Pick<MediaLibrary, 'uncaptioned'>
  readonly units: Transactions
  /** Lets everybody else have a turn. */
  readonly pause: () => Promise<void>
}

/** So few that nobody waits for them. */
const inOneGo = 20

/**
 * Captions what has none: what is older than captions, and what came in an archive that is. What is still to be done is
 * what has no caption, so it goes on wherever it was broken off, and two at once do no harm. Answers how many it was.
 */
export async function captionMedia({ store, library, units, pause }: Deps, stop: AbortSignal): Promise<number> {
  let captioned = 0
  while (!stop.aborted) {
    const ids = await library.uncaptioned(inOneGo)
    if (ids.length === 0) break
    const captions = new Map<string, Caption>()
    for (const id of ids) {
      const media = await store.find(mediaCollection, id)
      if (media) captions.set(id, await captionOf(media))
    }
    captioned += await keep(captions)
    await pause()
  }
  return captioned

  async function captionOf({ data, owner }: Document): Promise<Caption> {
    const everybody: { readonly name: string; readonly appearance: string }[] = []
    const [first = textOf(data['characterId']), ...more] = listOf(data['characterIds'])
    for (const id of [first, ...more]) {
      const found = await store.find(characterCollection, id)
      if (!found || found.owner !== owner) continue
      everybody.push({ name: textOf(found.data['name']), appearance: textOf(found.data['appearance']) })
    }
    return writeCaption({
      kind: resultKinds.find((kind) => kind === data['kind']) ?? 'image',
      scene: sceneOf(textOf(data['scene'])),
      style: textOf(data['style']),
      prompt: textOf(data['prompt']),
      character: everybody[0],
      others: everybody.slice(1),
    })
  }

  /** Nobody hears of it, and the date of change stays: to its owner nothing has happened. */
  function keep(captions: ReadonlyMap<string, Caption>): Promise<number> {
    return units.run(async (unit) => {
      let kept = 0
      for (const [id, caption] of captions) {
        const before = await store.find(mediaCollection, id, unit)
        if (!before || before.data['caption'] !== null) continue
        await store.change(mediaCollection, before, { ...before, data: { ...before.data, ...caption } }, unit)
        kept += 1
      }
      return kept
    })
  }
}

const Scene = z.record(z.string(), z.unknown())

function sceneOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Scene.catch({}).parse(JSON.parse(text))
  } catch {
    return {}
  }
}
