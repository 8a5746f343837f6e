import type { AccessoryId } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'

/** What clothes have of their own that an accessory takes the place of, by the names of their parts. */
const replaced: Readonly<Partial<Record<AccessoryId, readonly string[]>>> = {
  // A hood that is up does not lie on the back.
  hood: ['hood', 'fur'],
  // Nobody wears two ties.
  tie: ['tie', 'bow tie'],
  'bow-tie': ['tie', 'bow tie'],
}

const nothing = { positions: new Float32Array(0), normals: new Float32Array(0), triangles: new Uint32Array(0) }

/** Clothes of which what an accessory replaces is there by name and surface only. */
export function hiddenGarments(parts: readonly Part[], accessories: readonly AccessoryId[]): readonly Part[] {
  const gone = accessories.flatMap((id) => replaced[id] ?? [])
  return parts.map((part) => (gone.includes(part.name) ? { ...part, ...nothing } : part))
}
