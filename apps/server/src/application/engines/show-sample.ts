import type { Engine } from './engine.ts'
import type { Engines } from './engines.ts'
import { type SampleCache, sampleKey, samplesOf, type ShippedSamples } from './samples.ts'

export type SamplePicture = { readonly bytes: Uint8Array; readonly etag: string }

type Deps = { readonly engines: Engines; readonly shipped: ShippedSamples; readonly cache: SampleCache }

export type ShowSample = (engineId: string, list: string, choice: string) => Promise<SamplePicture | undefined>

/** The small picture of one choice of an engine, drawn now and kept unless it came along; undefined when there is none. */
export function showSample({ engines, shipped, cache }: Deps): ShowSample {
  const making = new Map<string, Promise<Uint8Array | undefined>>()

  async function make(engine: Engine, list: string, choice: string, key: string): Promise<Uint8Array | undefined> {
    const picture = await engine.sample?.(list, choice, new AbortController().signal)
    if (picture) await cache.put(key, picture)
    return picture
  }

  /** However many look at it at the same time. */
  function once(key: string, work: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
    const known = making.get(key)
    if (known) return known
    const started = work().finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  async function show(engineId: string, list: string, choice: string): Promise<SamplePicture | undefined> {
    const engine = engines.named(engineId)
    const known = engine && samplesOf(engine.abilities).some((one) => one.list === list && one.choice === choice)
    if (!engine || !known) return undefined
    const key = sampleKey(engine, list, choice)
    const there = (await shipped(engineId, list, choice)) ?? (await cache.get(key))
    const bytes = there ?? (await once(key, () => make(engine, list, choice, key)))
    return bytes && { bytes, etag: `"${key}"` }
  }

  return show
}
