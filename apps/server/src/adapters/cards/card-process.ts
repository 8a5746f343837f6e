import { serialize } from 'node:v8'
import type { FromPictureProcess } from '#adapters/images/picture-messages.ts'
import type { CardFile, CardText, OpenedCard, WrittenCard } from '#application/cards/ports.ts'
import { contentsOf } from '#domain/cards/card-contents.ts'
import { CardProblem } from '#domain/cards/json.ts'
import { openCardFile } from './card-files.ts'
import { writeCardFile } from './write-card-file.ts'

export type CardTask =
  | { readonly kind: 'read'; readonly file: CardFile }
  | { readonly kind: 'write'; readonly text: CardText; readonly picture: CardFile | undefined }

export type ReadAnswer =
  | { readonly kind: 'cards'; readonly cards: readonly OpenedCard[] }
  | { readonly kind: 'problem'; readonly message: string }

/** A process of its own for card files and the images in them: what a file makes of its memory ends with it. */
const tell = (message: FromPictureProcess): void => void process.send?.(message)

async function read(file: CardFile): Promise<ReadAnswer> {
  try {
    const cards = (await openCardFile(file)).map(({ raw, picture, warnings }): OpenedCard => ({
      contents: contentsOf(raw),
      warnings,
      picture,
    }))
    return { kind: 'cards', cards }
  } catch (error) {
    if (error instanceof CardProblem) return { kind: 'problem', message: error.message }
    throw error
  }
}

const answer = (task: CardTask): Promise<ReadAnswer | WrittenCard> =>
  task.kind === 'read' ? read(task.file) : writeCardFile(task.text, task.picture)

process.on('message', (task: CardTask) => {
  answer(task).then(
    (told) => tell({ kind: 'done', bytes: serialize(told) }),
    (error: unknown) => tell({ kind: 'failed', reason: String(error) }),
  )
})
// Nobody wants cards of a studio that is gone.
process.on('disconnect', () => process.exit())
tell({ kind: 'ready' })
