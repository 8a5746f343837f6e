import { randomGenes } from '@eidolon/people'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import { portraitOrder } from '#domain/looks/portrait.ts'
import type { FaceFinder } from './search-look.ts'
import { withoutAlpha } from './without-alpha.ts'

type Deps = { readonly illustrator: Pick<Illustrator, 'picture'>; readonly faces: FaceFinder }

/** How far apart a face model finds two drawings of one person, and of two people; undefined where it sees no faces. */
export async function initialCandidates(
  { illustrator, faces }: Deps,
  signal: AbortSignal,
): Promise<{ readonly same: number; readonly other: number } | undefined> {
  async function faceOf(person: number, expression: string) {
    const genes = randomGenes(person)
    const order = portraitOrder({ genes, style: 'studio', size: 256, view: 'portrait', expression })
    return faces.find(withoutAlpha(await illustrator.picture(order, { signal, priority: 'preview' })))
  }
  const [one, again, other] = [await faceOf(1, 'neutral'), await faceOf(1, 'smile'), await faceOf(2, 'neutral')]
  if (!one || !again || !other) return undefined
  return { same: faces.distance(one.numbers, again.numbers), other: faces.distance(one.numbers, other.numbers) }
}
