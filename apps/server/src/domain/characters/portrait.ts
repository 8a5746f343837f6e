import { isDrawn } from '@eidolon/contract/characters/characters.ts'
import { textOf } from './character.ts'
import type { Data } from '#domain/documents/structure.ts'

/** Pixels of a portrait's height: the size of the form's fine preview, so that a kept one serves as the portrait. */
export const portraitSize = 768

/** How often a portrait is begun before it is given up, and how long it rests after each failure. */
export const portraitAttempts = 5
const pauses = [2, 15, 60, 600].map((seconds) => seconds * 1000)

export const pauseAfter = (attempt: number): number => pauses[attempt - 1] ?? 0

/** Whether a picture of the studio's has to be drawn for a character as it is now, after a change or when it is new. */
export function wantsPortrait(after: Data, before?: Data): boolean {
  const imageId = textOf(after['imageId'])
  if (imageId === '') return !before || before['portraitPending'] === true || !isSamePortrait(before, after)
  // What the change itself brought along was chosen, whoever drew it.
  if (!before || textOf(before['imageId']) !== imageId || !isDrawn(imageId)) return false
  return before['portraitPending'] === true || !isSameLook(before, after)
}

/** Whether a drawing of the one is a drawing of the other, and in the place of the same picture. */
export function isSamePortrait(one: Data, other: Data): boolean {
  return isSameLook(one, other) && textOf(one['imageId']) === textOf(other['imageId'])
}

function isSameLook(one: Data, other: Data): boolean {
  return ['genes', 'style'].every((key) => textOf(one[key]) === textOf(other[key]))
}
