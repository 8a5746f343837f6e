import type { Abilities, Choice, Engine } from '@eidolon/contract/engines.ts'

const choices = (...labels: string[]): Choice[] =>
  labels.map((label) => ({ id: label.toLowerCase(), label, previewUrl: `/v1/engines/illustrator/samples/${label}` }))

/** What a test's engine can do: a little of everything. */
export const abilities: Abilities = {
  kinds: ['image', 'video'],
  styles: choices('Painterly', 'Noir'),
  poses: choices('Standing', 'Walking', 'Waving'),
  outfits: choices('Suit'),
  backgrounds: choices('Beach', 'Library'),
  expressions: choices('Smile'),
  framings: choices('Full'),
  times: choices('Night'),
  weathers: choices('Rain'),
  angles: choices('Low'),
  views: choices('Side', 'Back'),
  lights: choices('Ring', 'Candle'),
  effects: choices('Sparks', 'Smoke', 'Petals', 'Steam'),
  scenery: choices('Window'),
  parts: choices('Hair', 'Face', 'Top', 'Background', 'Light'),
  hairStyles: choices('Bob', 'Afro'),
  accessories: choices('Glasses', 'Fedora'),
  aspects: [
    { id: '1:1', label: 'Square', previewUrl: '', width: 768, height: 768 },
    { id: '4:5', label: 'Portrait', previewUrl: '', width: 688, height: 864 },
  ],
  cutouts: false,
  cutoutSeconds: 0,
  sheets: [],
  sizes: [
    { id: 'standard', label: 'Standard', previewUrl: '', factor: 1, maxCount: 8 },
    { id: 'large', label: 'Large', previewUrl: '', factor: 2, maxCount: 4 },
    { id: 'print', label: 'Print', previewUrl: '', factor: 4, maxCount: 2 },
  ],
  motions: choices('Wave', 'Walk'),
  cameras: choices('Orbit'),
  durations: [2, 4, 8],
  maxCharacters: 1,
  arrangements: [],
  maxCount: 8,
  seed: true,
  negativePrompt: true,
  reference: false,
  strength: true,
  guidance: [],
  likeness: false,
  retries: 0,
  ownPoses: false,
  masks: false,
}

export const engine: Engine = {
  id: 'illustrator',
  name: 'Illustrator',
  version: '1',
  neural: false,
  default: true,
  available: true,
  reason: null,
  subscription: false,
  abilities,
}
