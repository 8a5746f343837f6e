import { flushCompileCache } from 'node:module'
import { boundedIn } from './bounded.ts'
import { brightnessIn } from './brightness.ts'
import { compareIn } from './compare.ts'
import { cropIn } from './crop.ts'
import { fingerprintIn } from './fingerprint.ts'
import { guardedSharp } from './guarded-sharp.ts'
import { paint } from './paint.ts'
import type { FromPictureProcess, PictureTask } from './picture-messages.ts'
import { placeholderEdge, placeholderPixels } from './placeholder.ts'
import { stillOf } from './still.ts'

/**
 * A process of its own for pictures that people bring: a decoder or an encoder that has begun does not stop before it
 * is done, so that ending its process is the only way to end it; and what breaks in it takes nobody along.
 */
const tell = (message: FromPictureProcess): void => void process.send?.(message)
const tellWork = (work: number): void => tell({ kind: 'work', work })

async function obey(task: PictureTask): Promise<Uint8Array> {
  const sharp = await guardedSharp()
  switch (task.kind) {
    case 'preview':
      return paint(sharp, { input: task.input }, task.options, tellWork)
    case 'sheet': {
      const raw = { width: placeholderEdge, height: placeholderEdge, channels: 4 as const }
      const background = task.options.background ?? 'eceff1'
      const options = { ...task.options, background, output: 'png' as const }
      return paint(sharp, { input: placeholderPixels(), options: { raw } }, options, tellWork)
    }
    case 'still':
      return stillOf(sharp, task.input)
    case 'crop':
      return cropIn(sharp, task.input, task.crop)
    case 'convert':
      // Rarely wanted, and it brings more along than all the others.
      return (await import('./convert.ts')).convertIn(sharp, task.input, task.format)
    case 'bounded':
      return boundedIn(sharp, task.input, task.bounds)
    case 'compare':
      return compareIn(sharp, task.input, task.other)
    case 'fingerprint':
      return fingerprintIn(sharp, task.input)
    case 'brightness':
      return brightnessIn(sharp, task.input)
  }
}

process.on('message', (task: PictureTask) => {
  obey(task)
    .then(
      (bytes) => tell({ kind: 'done', bytes }),
      (error: unknown) => tell({ kind: 'failed', reason: String(error) }),
    )
    // For the next process: this one is ended rather than left to its end, when Node would do it.
    .finally(flushCompileCache)
})
// Nobody wants pictures of a studio that is gone.
process.on('disconnect', () => process.exit())
tell({ kind: 'ready' })
