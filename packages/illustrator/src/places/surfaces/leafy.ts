import type { Light } from '#light/rig.ts'
import type { Part } from '#mesh/part.ts'
import { type Mesh, setPart } from '#places/kit/mesh.ts'

import { foliage, type Spray } from './grown.ts'

/** Whatever grows on cards: leaves, grass, flowers, weeds. Between the leaves there is nothing. */
export const leafy = (name: string, mesh: Mesh, spray: Spray, tones: readonly Light[]): Part =>
  setPart(name, mesh, foliage(spray, tones), { cutOut: true })
