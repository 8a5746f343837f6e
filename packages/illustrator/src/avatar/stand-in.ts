import type { Joints } from '@eidolon/people'
import { bodyIn } from '#body/in-posture.ts'
import type { Pack } from '#pack/pack.ts'
import { personFor } from '#styles/person-for.ts'
import { solesUnder } from '#wardrobe/worn.ts'
import { standing, type Who } from './build-avatar.ts'
import { atRest } from './expressions.ts'
import { type Turns, turnsBetween } from './turns.ts'

/**
 * How the model of somebody is turned to stand in poses of somebody's own, one after the other: who they are is worked
 * out once, so that they follow whoever pulls at a joint.
 */
export function standIn(pack: Pack, who: Pick<Who, 'genes' | 'style' | 'seed'>): (joints: Joints) => Turns {
  const person = personFor(pack, who.genes, who.style)
  const before = standing(person, who, atRest)
  const soles = solesUnder(who.genes.marks)
  return (joints) =>
    turnsBetween(
      before,
      bodyIn(person, {
        posture: { joints, fingers: joints.hands, lift: joints.lift },
        face: { muscles: atRest },
        loose: false,
        seed: who.seed,
        detail: 'plain',
        soles,
      }),
    )
}
