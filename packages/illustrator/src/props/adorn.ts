import type { Body } from '#body/body.ts'
import { type AccessoryId, random, type Tint, type Tints } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'
import { fittingOf, type Palette, type Shot, unasked } from './fitting.ts'
import { handOf, inLeftHand } from './hand-needs.ts'
import { props } from './props.generated.ts'
import { setDown } from './set-down.ts'
import { roomForHair } from '#hair/hat-compression.ts'
import { inTint } from './tint.ts'
import type { Separate } from '#wardrobe/dress.ts'

/** `mount` is what the person is on. */
export type AdornView = Pick<Shot, 'turned' | 'framing' | 'stands'> & { readonly mount?: AccessoryId | undefined }

/** What somebody wears and carries besides clothes, fitted to them. `clothes` are what it lies on. */
export function adorn(
  body: Body,
  accessories: readonly AccessoryId[],
  colours: Palette & { readonly seed: number; readonly tints?: Tints },
  clothes: readonly Part[] = [],
  seen: AdornView = unasked,
): readonly Part[] {
  if (accessories.length === 0) return []
  const room = roomForHair(body.bodyParams.hair.style)
  const fitting = fittingOf(body, colours, random('accessories', colours.seed), clothes, room)
  const { tints = {} } = colours
  const inLeft = inLeftHand(accessories, tints)
  return accessories.flatMap((id) => {
    const { make, dyed, dyesItself } = props[id]
    const hand = id === inLeft ? 'left' : 'right'
    const own = inLeft && handOf(id, tints) ? { ...fitting, body: withHand(body, hand) } : fitting
    const shot = { ...shotOf(id, accessories, seen, tints[id]), hand } as const
    const parts = make({ ...own, chance: random(`accessory ${id}`, colours.seed), shot })
    const { colour, material } = tints[id] ?? {}
    const tint = { ...(material && { material }), ...(colour !== undefined && !dyesItself && { colour }) }
    return inTint(parts, tint, dyed)
  })
}

/** How something is seen; whatever stands beside the person leaves room for what stands there already. */
function shotOf(
  id: AccessoryId,
  accessories: readonly AccessoryId[],
  { turned, framing, stands, mount }: AdornView,
  { place, many = 1, colour }: Tint = {},
): Omit<Shot, 'hand'> {
  const others = accessories.filter((one) => props[one].facts.slot === 'beside')
  return {
    turned,
    framing,
    many,
    nth: Math.max(0, others.indexOf(id)),
    ...(stands && { stands }),
    ...(mount === id && { ridden: true }),
    ...(place && { place }),
    ...(colour !== undefined && { colour }),
  }
}

/** The body as it is for what is in one of its hands, where the other has something too. */
function withHand(body: Body, side: 'left' | 'right'): Body {
  const { left, right } = body.hands
  return {
    ...body,
    hands: { left: { ...left, grips: side === 'left' }, right: { ...right, grips: side === 'right' } },
  }
}

/** Builds props that lie or stand around, in their owner's colors. */
export function thingsAround(
  body: Body,
  colours: Palette & { readonly seed: number },
): (id: AccessoryId, colour?: string) => readonly Part[] {
  return (id, color) => {
    const chance = random(`accessory ${id}`, colours.seed)
    return setDown(fittingOf(body, colours, chance, [], 0), id, color)
  }
}

/** Accessories that are sewn with the clothes, in the requested colors. */
export function separatesOf(accessories: readonly AccessoryId[], tints: Tints = {}): readonly Separate[] {
  return accessories.flatMap((id) => {
    const { sew, recut, facts } = props[id]
    const tint = tints[id]
    if (!sew && !recut) return []
    const finish = (part: Part): Part => (tint?.material ? (inTint([part], tint)[0] ?? part) : part)
    const color = tint?.colour !== undefined && { colour: tint.colour }
    return [{ slot: facts.slot, finish, ...(sew && { sew }), ...(recut && { recut }), ...color }]
  })
}
