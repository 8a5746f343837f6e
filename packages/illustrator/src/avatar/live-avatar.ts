import type { Pack } from '#pack/pack.ts'
import type { Pose, Posture } from '#poses/pose.ts'
import { bodyIn } from '#body/in-posture.ts'
import { personFor } from '#styles/person-for.ts'
import { solesUnder } from '#wardrobe/worn.ts'
import type { Avatar } from './avatar.ts'
import { type Adornments, buildAvatar, standing, type Who } from './build-avatar.ts'
import { atRest } from './expressions.ts'
import { type Turns, turnsBetween } from './turns.ts'

/** As fine as a screen shows them, a quarter of what files have. */
const sizes = { skin: 1024, wear: 1024, hair: 512 }

/** Arms down and legs below the hips, where skirts hang as they were cut. */
const atEase: Pose = {
  arms: { left: { arm: [5, 14, 3], elbow: 20, roll: 6 }, right: { arm: [-2, 8, 4], elbow: 16, roll: 14 } },
  fingers: { left: 'relaxed', right: 'soft' },
}

/** Somebody to be looked at while they are made: less finely painted than in files. */
export const liveAvatar = (pack: Pack, who: Who, adornments: Adornments): Avatar =>
  buildAvatar(pack, who, { pause: () => {}, adornments, sizes })

/** How the model of somebody is turned to stand in a posture; at ease without one. */
export function turnsFor(pack: Pack, who: Pick<Who, 'genes' | 'style' | 'seed'>, posture?: Posture): Turns {
  const person = personFor(pack, who.genes, who.style)
  const after = bodyIn(person, {
    posture: posture ?? atEase,
    face: { muscles: atRest },
    loose: false,
    seed: who.seed,
    detail: 'plain',
    soles: solesUnder(who.genes.marks),
  })
  return turnsBetween(standing(person, who, atRest), after)
}
