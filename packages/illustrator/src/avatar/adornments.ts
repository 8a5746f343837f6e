import { adorn, separatesOf } from '#props/adorn.ts'
import { props } from '#props/props.generated.ts'
import type { Adornments } from './build-avatar.ts'

/** Everything that the catalog has to wear. */
export const adornments: Adornments = {
  worn: (accessories) =>
    accessories.filter((id) => !['hand', 'hands', 'beside', 'mount'].includes(props[id].facts.slot)),
  separates: separatesOf,
  things: (body, worn, { tints, ...colours }, clothes) =>
    // One looks at it from as near as one likes.
    adorn(body, worn, { ...colours, ...(tints && { tints }) }, clothes, { turned: 0, framing: 'portrait' }),
}
