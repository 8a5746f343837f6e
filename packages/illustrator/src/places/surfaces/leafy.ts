import type { Light } from '#light/rig.ts'
import type { Part } from '#geometry/part.ts'
import type { Mesh } from '#geometry/mesh.ts'
import { setPart } from '#places/kit/set-part.ts'

import { foliage, type Spray } from './grown.ts'

/** Whatever grows on cards: leaves, grass, flowers, weeds. Between the leaves there is nothing. */
export const leafy = (name: string, mesh: Mesh, spray: Spray, tones: readonly Light[]): Part =>
  setPart(name, mesh, foliage(spray, tones), { cutOut: true })
