import type { Illustrator } from '#application/illustrator/illustrator.ts'

/** The same illustrator with the lowest priority: its pictures are drawn while nothing else is. */
export function atLeisure(illustrator: Illustrator): Illustrator {
  return {
    ...illustrator,
    picture: (order, watch) => illustrator.picture(order, { ...watch, priority: 'leisure' }),
  }
}
