import { createHash } from 'node:crypto'
import { rgbPicture } from '#adapters/images/rgb-picture.ts'
import { workerThread } from '#adapters/system/worker-thread.ts'
import type { ReferencePicture } from '#application/engines/engine.ts'
import type { Likeness } from '#application/engines/scored-engine.ts'
import type { FaceFinder } from '#application/looks/search-look.ts'
import { faceDistance, scoreOf } from './face-model.ts'
import { knownFaces } from './known-faces.ts'
import { matchFaces } from './match-faces.ts'

const usualProgram = new URL('./face-worker.ts', import.meta.url)
/** Faces are found as well in this as in anything larger. */
const edge = 512
/** Those of several people are smaller. */
const groupEdge = 1024
/** Faces of references that are remembered: characters come again and again. */
const maxRemembered = 200

type FaceThreadReply = {
  readonly id: number
  readonly face?: Float32Array
  readonly points?: Float32Array
  readonly faces?: readonly Float32Array[]
  readonly problem?: string
}
type FaceQuestion = {
  readonly rgb: Uint8Array
  readonly width: number
  readonly height: number
  /** Every face in it, and not the clearest alone. */
  readonly all?: boolean
}

/**
 * Compares faces by a model that the operator has installed. The thread begins with the first picture; a picture that
 * shows no face at all is not the character, whatever else it shows.
 */
export function faceLikeness(
  folder: string,
  program = usualProgram,
): AsyncDisposable & { readonly likeness: Likeness; readonly finder: FaceFinder } {
  const remembered = new Map<string, Promise<Float32Array | undefined>>()
  const thread = workerThread<FaceQuestion, FaceThreadReply>(program, {
    workerData: { folder },
    ended: (error) => (error instanceof Error ? error : new Error('The face model has ended')),
  })

  async function faceOf(picture: Uint8Array): Promise<Float32Array | undefined> {
    return (await ask(await rgbPicture(picture, edge))).face
  }

  async function ask(question: FaceQuestion): Promise<FaceThreadReply> {
    const answer = await thread.ask(question)
    if (answer.problem !== undefined) throw new Error(answer.problem)
    return answer
  }

  const finder: FaceFinder = {
    async find(picture) {
      const { face, points } = await ask(picture)
      return face && points && { numbers: face, points }
    },
    distance: faceDistance,
    known: knownFaces,
  }

  function faceOfReference(png: Uint8Array): Promise<Float32Array | undefined> {
    const key = createHash('sha256').update(png).digest('base64')
    const known = remembered.get(key)
    if (known) return known
    const found = faceOf(png)
    remembered.set(key, found)
    found.catch(() => remembered.delete(key))
    const [oldest] = remembered.keys()
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
    return found
  }

  async function knownOf(references: readonly ReferencePicture[]): Promise<readonly Float32Array[]> {
    const found = await Promise.all(references.map(({ png }) => faceOfReference(png)))
    return found.filter((face) => face !== undefined)
  }

  async function facesIn(picture: Uint8Array, people: number): Promise<readonly Float32Array[]> {
    if (people > 1) return (await ask({ ...(await rgbPicture(picture, groupEdge)), all: true })).faces ?? []
    const only = await faceOf(picture)
    return only ? [only] : []
  }

  const likeness: Likeness = async (picture, people) => {
    const known = await Promise.all(people.map(knownOf))
    if (known.every(({ length }) => length === 0)) return known.map(() => null)
    const seen = await facesIn(picture, people.length)
    return matchFaces(known, seen, (one, face) => scoreOf(faceDistance(one, face)))
  }
  return {
    likeness,
    finder,
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
