import { expect, it } from 'vitest'
import { presetFile, presetFileLimits, readPresetFile } from './preset-file.ts'

const noir = { name: 'Noir', settings: { style: 'noir', count: 4 } as const }
const file = (presets: unknown) => JSON.stringify({ eidolon: 'presets', version: 1, presets })

it('[GENW-42] presets leave as a file and come back as they were', () => {
  expect(readPresetFile(presetFile([noir, { name: 'Plain', settings: {} }]))).toEqual([
    noir,
    { name: 'Plain', settings: {} },
  ])
})

it('[GENW-42] of a name that is there twice the last one counts', () => {
  expect(readPresetFile(presetFile([{ ...noir, settings: {} }, noir]))).toEqual([noir])
})

it.each([
  'not json',
  '[]',
  '{"presets":[]}',
  file({}),
  file([{ name: '', settings: {} }]),
  file([{ name: 'Noir', settings: { count: 99 } }]),
  file([{ name: 'Noir', settings: 'style' }]),
  file([{ name: 'Noir' }]),
  file(Array.from({ length: presetFileLimits.presets + 1 }, (_, at) => ({ name: `${at}`, settings: {} }))),
])('[GENW-42] anything else is none: %.60s', (text) => {
  expect(readPresetFile(text)).toBeUndefined()
})
