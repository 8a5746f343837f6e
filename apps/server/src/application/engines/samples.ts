import type { Engine } from './engine.ts'

/** Keeps small pictures that can be made again. */
export type SampleCache = {
  get(key: string): Promise<Uint8Array | undefined>
  put(key: string, picture: Uint8Array): Promise<void>
}

/** The small pictures that come along with the studio. */
export type ShippedSamples = (engineId: string, list: string, choice: string) => Promise<Uint8Array | undefined>

type SampleChoice = { readonly list: string; readonly choice: string }

/** Every choice of an engine that has a small picture, in the order in which the lists are shown. */
export function samplesOf(abilities: Engine['abilities']): readonly SampleChoice[] {
  return Object.entries(abilities).flatMap(([list, choices]) =>
    Array.isArray(choices)
      ? choices.flatMap((each) =>
          typeof each === 'object' && 'previewUrl' in each && each.previewUrl !== '' ? [{ list, choice: each.id }] : [],
        )
      : [],
  )
}

/** Only what the engine itself names becomes part of a key, and so of the name of a file. */
export const sampleKey = ({ id, version }: Engine, list: string, choice: string): string =>
  `${id}-${version}-${list}-${choice}`
