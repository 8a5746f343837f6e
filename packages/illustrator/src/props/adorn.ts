import type { Body } from '#body/body.ts'
import { type AccessoryId, random, type Tints } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'
import { fittingOf, type Palette } from './fitting.ts'
import { inLeftHand } from './hand-needs.ts'
import { props } from './props.generated.ts'
import { setDown } from './set-down.ts'
import { roomForHair } from '#hair/press.ts'
import { inTint } from './tint.ts'
import type { Separate } from '#wardrobe/dress.ts'

/** What somebody wears and carries besides clothes, fitted to them. `clothes` are what it lies on. */
export function adorn(
  body: Body,
  accessories: readonly AccessoryId[],
  colours: Palette & { readonly seed: number; readonly tints?: Tints },
  clothes: readonly Part[] = [],
): readonly Part[] {
  if (accessories.length === 0) return []
  const room = roomForHair(body.phenotype.hair.style)
  const fitting = fittingOf(body, colours, random('accessories', colours.seed), clothes, room)
  const inLeft = inLeftHand(accessories)
  return accessories.flatMap((id) => {
    const { make, dyed, hand } = props[id]
    const own = inLeft && hand ? { ...fitting, body: withHand(body, id === inLeft ? 'left' : 'right') } : fitting
    const parts = make({ ...own, chance: random(`accessory ${id}`, colours.seed) })
    return inTint(parts, colours.tints?.[id], dyed)
  })
}

/** The body as it is for what is in one of its hands, where the other has something too. */
function withHand(body: Body, side: 'left' | 'right'): Body {
  const { left, right } = body.hands
  return {
    ...body,
    hands: { left: { ...left, grips: side === 'left' }, right: { ...right, grips: side === 'right' } },
  }
}

/** Makes things that lie or stand around, in the colours of whoever they belong to. */
export function thingsAround(
  body: Body,
  colours: Palette & { readonly seed: number },
): (id: AccessoryId, colour?: string) => readonly Part[] {
  return (id, colour) => {
    const chance = random(`accessory ${id}`, colours.seed)
    return setDown(fittingOf(body, colours, chance, [], 0), id, colour)
  }
}

/** Of what somebody wears besides clothes that which is sewn with them, in the colours that were asked for. */
export function separatesOf(accessories: readonly AccessoryId[], tints: Tints = {}): readonly Separate[] {
  return accessories.flatMap((id) => {
    const { sew, recut, facts } = props[id]
    const tint = tints[id]
    if (!sew && !recut) return []
    const finish = (part: Part): Part => (tint?.material ? (inTint([part], tint)[0] ?? part) : part)
    const colour = tint?.colour !== undefined && { colour: tint.colour }
    return [{ slot: facts.slot, finish, ...(sew && { sew }), ...(recut && { recut }), ...colour }]
  })
}
