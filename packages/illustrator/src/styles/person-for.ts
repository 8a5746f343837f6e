import { type GeneValues, bodyParams, type StyleId } from '@eidolon/people'
import { identityOf } from '#body/identity.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import type { Pack } from '#pack/pack.ts'
import { featuresFor, formsFor } from './features-for.ts'

/** Whoever has these genes, as a style draws them: with the moles, freckles and the face at rest of all other styles. */
export function personFor(pack: Pack, genes: GeneValues, style: StyleId): BuiltPerson {
  const own = bodyParams(genes)
  return makePerson(pack, featuresFor(style, own), formsFor(style, own), identityOf(own))
}
