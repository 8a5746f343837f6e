import { onTable } from '#places/scenery/set-down.ts'

/** A keyboard to make music with, on a small table. */
export const synthesizer = onTable({
  thing: 'keyboard',
  label: 'Synthesizer',
  words: 'synthesizers, synth, synths, keyboard on a stand, synthesizer on a stand',
  order: 839,
  turn: [35, 0, 0],
  grown: 2,
})
