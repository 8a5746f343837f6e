import { parentPort } from 'node:worker_threads'
import type { CardFile, OpenedCard } from '#application/cards/ports.ts'
import { contentsOf } from '#domain/cards/card-contents.ts'
import { CardProblem } from '#domain/cards/json.ts'
import { openCardFile } from './card-files.ts'

export type CardQuestion = { readonly file: CardFile }
export type CardAnswer = { readonly id: number } & (
  | { readonly kind: 'cards'; readonly cards: readonly OpenedCard[] }
  | { readonly kind: 'problem'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: unknown }
)

parentPort?.on('message', (asked: CardQuestion & { readonly id: number }) => {
  void answer(asked).then((told) => parentPort?.postMessage(told))
})

async function answer({ id, file }: CardQuestion & { readonly id: number }): Promise<CardAnswer> {
  try {
    const cards = (await openCardFile(file)).map(({ raw, picture, warnings }): OpenedCard => {
      // A copy of its own bytes: a part of a larger piece of memory would bring all of that along.
      const own = picture && { name: picture.name, bytes: new Uint8Array(picture.bytes) }
      return { contents: contentsOf(raw), warnings, picture: own }
    })
    return { id, kind: 'cards', cards }
  } catch (error) {
    return error instanceof CardProblem
      ? { id, kind: 'problem', message: error.message }
      : { id, kind: 'failed', error }
  }
}
