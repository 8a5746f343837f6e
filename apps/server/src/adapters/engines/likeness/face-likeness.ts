import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import type { Likeness } from '#application/engines/scored-engine.ts'
import { faceDistance, scoreOf } from './face-model.ts'

const usualProgram = new URL('./face-worker.ts', import.meta.url)
/** Faces are found as well in this as in anything larger. */
const edge = 512
/** Faces of references that are remembered: characters come again and again. */
const mostRemembered = 200

type Answer = { readonly id: number; readonly face?: Float32Array; readonly problem?: string }
type Waiting = PromiseWithResolvers<Float32Array | undefined>

/**
 * Compares faces by a model that the operator has installed. The thread begins with the first picture; a picture that
 * shows no face at all is not the character, whatever else it shows.
 */
export function faceLikeness(
  folder: string,
  program = usualProgram,
): AsyncDisposable & { readonly likeness: Likeness } {
  const waiting = new Map<number, Waiting>()
  const remembered = new Map<string, Promise<Float32Array | undefined>>()
  let worker: Worker | undefined
  let asked = 0

  function thread(): Worker {
    if (worker) return worker
    const started = new Worker(program, { workerData: { folder } })
    started.unref()
    const gone = (error: unknown) => {
      if (worker === started) worker = undefined
      for (const one of waiting.values()) one.reject(error)
      waiting.clear()
    }
    started.on('error', gone)
    started.on('exit', () => gone(new Error('The face model has ended')))
    started.on('message', ({ id, face, problem }: Answer) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (problem === undefined) one?.resolve(face)
      else one?.reject(new Error(problem))
    })
    worker = started
    return started
  }

  async function faceOf(picture: Uint8Array): Promise<Float32Array | undefined> {
    const sharp = await guardedSharp()
    const { data, info } = await sharp(picture)
      .autoOrient()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const one: Waiting = Promise.withResolvers()
    const id = ++asked
    waiting.set(id, one)
    thread().postMessage({ id, rgb: new Uint8Array(data), width: info.width, height: info.height })
    return one.promise
  }

  function faceOfReference(png: Uint8Array): Promise<Float32Array | undefined> {
    const key = createHash('sha256').update(png).digest('base64')
    const known = remembered.get(key)
    if (known) return known
    const found = faceOf(png)
    remembered.set(key, found)
    found.catch(() => remembered.delete(key))
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return found
  }

  const likeness: Likeness = async (picture, references) => {
    const known = (await Promise.all(references.map(({ png }) => faceOfReference(png)))).filter(
      (face) => face !== undefined,
    )
    if (known.length === 0) return null
    const drawn = await faceOf(picture)
    // The nearest of them: a reference may show the character from an odd side.
    return drawn ? scoreOf(Math.min(...known.map((face) => faceDistance(face, drawn)))) : 0
  }
  return {
    likeness,
    async [Symbol.asyncDispose]() {
      await worker?.terminate()
    },
  }
}
