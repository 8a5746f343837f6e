import type { Body } from '#body/body.ts'
import { type AccessoryId, random } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'
import { fittingOf, type Palette } from './fitting.ts'
import { props } from './props.generated.ts'
import { roomForHair } from '#hair/press.ts'

/** What somebody wears and carries besides clothes, fitted to them. `clothes` are what it lies on. */
export function adorn(
  body: Body,
  accessories: readonly AccessoryId[],
  colours: Palette & { readonly seed: number },
  clothes: readonly Part[] = [],
): readonly Part[] {
  if (accessories.length === 0) return []
  const room = roomForHair(body.phenotype.hair.style)
  const fitting = fittingOf(body, colours, random('accessories', colours.seed), clothes, room)
  return accessories.flatMap((id) => props[id].make({ ...fitting, chance: random(`accessory ${id}`, colours.seed) }))
}
