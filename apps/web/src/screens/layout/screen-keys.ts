import { routes } from '#routes.ts'
import { isCurrent } from './entries.ts'

/** What each key does, in the order that one learns them. */
type Keys = readonly (readonly [key: string, does: string])[]

const everywhere: Keys = [
  ['?', 'This sheet'],
  ['Tab', 'From one control to the next; with Shift back'],
  ['Escape', 'Let go, close'],
]

const library: Keys = [
  ['← → ↑ ↓', 'From picture to picture; in the lightbox to the next one, or around an enlarged one'],
  ['Enter', 'Open'],
  ['Space', 'Select; with Shift everything since the last one'],
  ['Shift + arrow', 'Select along the way'],
  ['Ctrl + A', 'Select all'],
  ['+ − 0', 'Larger, smaller, whole'],
  ['F', 'Favourite'],
  ['1 to 5', 'So many stars, in the lightbox; the same again takes them away'],
  ['A', 'Albums'],
  ['C', 'Compare two'],
  ['S', 'Share link'],
  ['D', 'Download'],
  ['I', 'Details'],
  ['Delete', 'Move to trash'],
]

const generator: Keys = [
  ['Ctrl + Enter', 'Generate, wherever you are'],
  ['Alt + ↑', 'Earlier prompts, in the prompt'],
  ['↑ ↓', 'Another value, on a chip or a choice'],
  ['Enter', 'On the cross of a chip: take its words out of the prompt'],
  ['Ctrl + Z', 'Undo, also what a chip has changed'],
]

const characters: Keys = [
  ['Ctrl + A', 'Select all'],
  ['Space', 'Select, on the box of a character'],
  ['Enter', 'Open'],
]

/** While somebody is shown in the round. */
const inTheRound: Keys = [
  ['← → ↑ ↓', 'Turn and tilt, on a person in the round'],
  ['+ −', 'Nearer, farther, on a person in the round'],
  ['Home', 'From the front again'],
]

const pose: Keys = [
  ['← →', 'A little less or more, on the slider of a joint'],
  ['Page Up, Page Down', 'Much more or less, on a slider'],
  ['Ctrl + Z', 'Undo; with Shift redo'],
]

const form: Keys = [
  ['Enter', 'Save, in a field of one line'],
  ['↑ ↓', 'Another value, on a chip; a little more or less, on a dial'],
  ['Page Up, Page Down', 'Much more or less, on a dial'],
  ...inTheRound,
]

const story: Keys = [
  ['← → ↑ ↓', 'Move what is chosen: a balloon, its tail, a gutter, or the picture in its panel'],
  ['Shift + arrow', 'The same in larger steps'],
  ['+ −', 'Larger, smaller: the picture in a panel, or lettering'],
  ['Delete', 'Take out the balloon, or the picture of a panel'],
  ['Page Up, Page Down', 'The page before, the next page'],
  ['Alt + ← →', 'On a page of the strip: move it'],
  ['Ctrl + Z', 'Undo; with Shift redo'],
]

/** The keys of the screen at an address. */
export const keysAt = (pathname: string): Keys => [...ownKeys(pathname), ...everywhere]

function ownKeys(pathname: string): Keys {
  const isAt = (place: string) => isCurrent(place, pathname)
  const isBelow = (place: string) => pathname !== place && isAt(place)
  if (isAt(routes.newMedia())) return generator
  if (isAt(routes.media())) return library
  if (pathname === routes.characters()) return characters
  if (isAt(routes.newCharacter()) || isBelow(`${routes.characters()}/edit`)) return form
  if (isBelow(routes.characters())) return inTheRound
  if (isBelow(routes.stories())) return story
  return isBelow(routes.poses()) ? pose : []
}
