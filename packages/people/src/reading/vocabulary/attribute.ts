/** What a description can speak of. Those of the second half belong to the picture, not to the person. */
export const parts = [
  'sex',
  'age',
  'heritage',
  'role',
  'height',
  'build',
  'shoulders',
  'legs',
  'hips',
  'neck',
  'skinTone',
  'skinDye',
  'freckles',
  'wrinkles',
  'scar',
  'moles',
  'headShape',
  'forehead',
  'cheekbones',
  'cheeks',
  'jaw',
  'chin',
  'eyeColour',
  'eyeSize',
  'eyeShape',
  'lashes',
  'brows',
  'nose',
  'lips',
  'mouth',
  'lipstick',
  'ears',
  'hairStyle',
  'hairLength',
  'hairTexture',
  'hairColour',
  'highlight',
  'beard',
  'marks',
  'motif',
  'ink',
  'paint',
  'nails',
  'eyeshadow',
  'otherEye',
  'outfit',
  'colour',
  'colour2',
  'accent',
  'material',
  'pattern',
  'wear',
  'accessories',
  'thingColour',
  'thingMaterial',
  'thingPlace',
  'thingCount',
  'pose',
  'gesture',
  'expression',
  'background',
  'time',
  'weather',
  'framing',
  'camera',
  'view',
  'lens',
  'focus',
  'cutOut',
  'composition',
  'light',
  'lightColour',
  'lightColour2',
  'effects',
  'scenery',
  'sceneryColour',
  'effectColour',
  'style',
  'grade',
  'tones',
  'motion',
  'cameraMove',
  'without',
] as const
export type PromptPart = (typeof parts)[number]

/** A stretch of the text as typed, in UTF-16 units. */
export type WordRange = { readonly at: number; readonly end: number }

/** What is said of a part. A value that begins with `-` is one that must not be. */
export type Said = { readonly part: PromptPart; readonly value: string }

/** One thing read out of a text. */
export type Attribute = Said &
  WordRange & {
    /** The words that said it. */
    readonly words: string
    /** It only follows from what was said: a knight has armor, "she" is a woman. */
    readonly implied?: true
  }

/** Words that led to nothing, as one phrase. */
export type Unknown = WordRange & { readonly words: string }

/** A word that no dictionary knows, and the one that it was taken for. */
export type Correction = WordRange & { readonly words: string; readonly to: string }

/**
 * What a phrase says by itself. Rank 0 is said outright; 1 gives way to that (trousers to a coat, standing to waving);
 * 2 is only implied and gives way to both (a knight may wear a dress).
 */
export type Claim = { readonly part: PromptPart; readonly value: string; readonly rank: 0 | 1 | 2 }

/** `claims('sex=female outfit?=suit')`: pairs parted by blanks, `?` before the sign marks what is only implied. */
export function claims(text: string): readonly Claim[] {
  return text
    .split(' ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [left = '', value = ''] = pair.split('=')
      const part = parts.find((name) => name === left.replace('?', ''))
      if (!part) throw new Error(`No such part: ${pair}`)
      return { part, value, rank: left.endsWith('?') ? 2 : 0 }
    })
}
