import { parts } from '@eidolon/people'
import { expect, it } from 'vitest'
import { labelOf } from './labels.ts'

it.each([
  ['hairColour', 'silver', 'silver hair', 'Silver hair'],
  ['eyeColour', 'dark-blue', 'dark blue eyes', 'Dark blue eyes'],
  ['accessories', 'fedora', 'hat', 'Fedora'],
  ['accessories', '-fedora', 'no red hat', 'No hat'],
  ['accessories', '-fedora', 'without a felt hat', 'No felt hat'],
  ['accessories', '-fedora', 'nothing', 'No fedora'],
  ['expression', '-smile', 'not smiling', 'Not smiling'],
  ['background', 'beach', 'on the beach', 'Beach'],
  ['background', '-beach', 'no beach', 'No beach'],
  ['camera', 'low', 'from below', 'Low angle'],
  ['view', 'back', 'back to the camera', 'From behind'],
  ['light', 'rim', 'backlit', 'Light from behind'],
  ['beard', 'none', 'clean shaven', 'No beard'],
  ['beard', 'moustache', 'mustache', 'Moustache'],
  ['freckles', 'yes', 'freckled', 'Freckles'],
  ['freckles', 'none', 'no freckles', 'No freckles'],
  ['scar', 'chin', 'scar on the chin', 'Scar on the chin'],
  ['sex', 'male', 'a man', 'Man'],
  ['sex', 'androgynous', 'androgynous', 'Androgynous'],
  ['height', '180', '180 cm tall', '180 cm'],
  ['height', 'very-tall', 'towering', 'Very tall'],
  ['age', '41', '41 years old', '41 years old'],
  ['headShape', 'round', 'round face', 'Round face'],
  ['hairTexture', 'curly', 'curly hair', 'Curly hair'],
  ['hairLength', '-long', 'no long hair', 'No long hair'],
  ['heritage', 'middle-eastern', 'arab', 'Middle Eastern'],
  ['skinTone', 'pale', 'pale', 'Pale skin'],
  ['lipstick', 'red', 'red lips', 'Red lipstick'],
  ['shoulders', 'broad', 'broad shoulders', 'Broad shoulders'],
  ['colour', 'black', 'black dress', 'Black clothes'],
  ['colour2', 'white', 'white trim', 'Second colour: white'],
  ['role', 'time-traveller', 'time traveller', 'Time traveller'],
  ['thingColour', 'umbrella--green', 'green umbrella', 'Green umbrella'],
  ['thingColour', 'wine-glass--bright-red', 'bright red wine', 'Bright red wine glass'],
  ['thingMaterial', 'sword--glass', 'glass sword', 'Glass sword'],
])('[READ-4] a chip of %s %s, said by %j, says %j', (field, value, words, label) => {
  expect(labelOf(field, value, words)).toBe(label)
})

it('[READ-4] a chip has something to say of every part, also of a value that no list knows', () => {
  for (const part of parts) {
    expect(labelOf(part, 'unheard-of', '')).toMatch(/^\p{Lu}|^unheard-of/u)
    expect(labelOf(part, '-unheard-of', 'no such thing')).toMatch(/^Not? /)
  }
})
