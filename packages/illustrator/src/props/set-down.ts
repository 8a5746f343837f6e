import type { AccessoryId } from '@eidolon/people'
import { normalsOf } from '#geometry/normals.ts'
import type { Part } from '#geometry/part.ts'
import type { Fitting } from './fitting.ts'
import { props } from './props.generated.ts'
import { inTint } from './tint.ts'

/**
 * A thing that nobody holds: as it was made, upright around its grip, for whoever puts it on a table or a wall. What was
 * fitted to the body, as the strap of a guitar, has no such shape and is left out.
 */
export function setDown(fitting: Fitting, id: AccessoryId, colour?: string): readonly Part[] {
  const { make, dyed } = props[id]
  const alone = make(fitting).flatMap((part): readonly Part[] => {
    const { rest, positions, triangles } = part
    const isFitted = rest === undefined || rest.every((value, at) => value === positions[at])
    return isFitted ? [] : [{ ...part, positions: rest, normals: normalsOf(rest, triangles) }]
  })
  return inTint(alone, colour === undefined ? undefined : { colour }, dyed)
}
