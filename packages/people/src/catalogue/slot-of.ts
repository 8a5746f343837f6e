import type { Slot } from './facts.ts'
import { accessories } from './generated/accessories.ts'

const slots: ReadonlyMap<string, Slot> = new Map(accessories.map(({ id, more }) => [id, more.slot]))

/** The place that something worn, carried or brought along takes. */
export const slotOf = (id: string): Slot | undefined => slots.get(id)

/** The color of the first of these things that has one of its own. */
export const dyeOf = (ids: readonly string[]): string | undefined =>
  accessories.find(({ id, more }) => more.dye !== undefined && ids.includes(id))?.more.dye

export const isAnimal = (id: string): boolean => slotOf(id) === 'shoulder' || slotOf(id) === 'beside'

const carriable: ReadonlySet<string> = new Set(accessories.filter(({ more }) => more.carried).map(({ id }) => id))

/** Small enough for arms, a lap or a shoulder. */
export const isCarriable = (id: string): boolean => carriable.has(id)

/** An animal or a vehicle comes along for a picture: it is neither worn nor held. */
export const comesAlong = (id: string): boolean => isAnimal(id) || slotOf(id) === 'mount'
