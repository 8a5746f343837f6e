import { glows, paints, tattoos } from './drawn.ts'
import { makeups, nailMarks } from './beauty.ts'
import { eyeMarks, feet, hairMarks, metals } from './features.ts'
import { skins } from './skins.ts'
import { bandages, blood, dirt, gems, scars, wet } from './skin.ts'

/** What is on a body, or of it, that words name: in the order in which it is laid on. */
export const marks = [
  ...skins,
  ...tattoos,
  ...glows,
  ...scars,
  ...makeups,
  ...paints,
  ...gems,
  ...blood,
  ...dirt,
  ...wet,
  ...bandages,
  ...metals,
  ...nailMarks,
  ...eyeMarks,
  ...hairMarks,
  ...feet,
] as const

export type MarkId = (typeof marks)[number]['id']

/** What tattoos show, with the words that say so before or after "tattoo". */
export { motifs, type MotifId } from './motifs.ts'
