import type { Body } from '#body/body.ts'
import type { MotionId, Setting } from '@eidolon/people'
import { dressOf, figureWith, type Wear, wearOf } from '#figure/build-figure.ts'
import type { Figure } from '#figure/figure.ts'
import type { InPlace } from '#figure/together/build-group.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { bindCloth, bindHair } from './bind.ts'
import { bindToSkin, carryOnSkin, carryPart, motionsBetween } from './carry.ts'

/** Motions that raise arms so far that sleeves must be made anew. */
const lively: readonly MotionId[] = ['wave', 'dance']

/** Motions in which legs swing, so that whatever hangs around them must be made anew. */
const striding: readonly MotionId[] = ['walk']

/**
 * The person of a film as they are dressed in its first drawing: in the others clothes and hair go along with the
 * bones. That is quicker by far than making them anew, and no lock falls otherwise from one drawing to the next.
 */
export function castFigure(
  first: Body,
  setting: Setting,
  seed: number,
  motion: MotionId,
  turned: number,
  pause: Pause,
  seat?: InPlace['seat'],
): (body: Body, pause: Pause) => Figure {
  const wear = wearOf(first, setting, seed, pause)
  const anew = lively.includes(motion) || (striding.includes(motion) && wear.clothes.hangs)
  const kept = anew ? [] : wear.clothes.parts
  const clothes = kept.map((part) => {
    pause()
    return { part, binding: bindCloth(first, part) }
  })
  pause()
  const locks = wear.locks.map((part) => ({ part, binding: bindHair(first, part) }))
  const whiskers = wear.whiskers.map((part) => ({ part, near: bindToSkin(first, part) }))
  return (body, paused) => {
    const motions = motionsBetween(first.bones, body.bones)
    const carried: Wear = {
      clothes: anew
        ? dressOf(body, setting, seed, paused)
        : { ...wear.clothes, parts: clothes.map(({ part, binding }) => carryPart(part, binding, motions)) },
      locks: locks.map(({ part, binding }) => carryPart(part, binding, motions)),
      whiskers: whiskers.map(({ part, near }) => carryOnSkin(part, near, first, body, motions)),
    }
    paused()
    // What stands beside them stays where it is.
    return figureWith(body, setting, seed, carried, paused, { turned, stands: first, ...(seat && { seat }) })
  }
}
