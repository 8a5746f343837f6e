import type { z } from 'zod'
import { serviceLimits } from '#adapters/engines/remote/answer-limits.ts'
import { readSmallText } from '#adapters/engines/remote/read-body.ts'
import { PriceUnavailable } from '#application/subscription/ports.ts'

const { bytes, milliseconds } = serviceLimits.price

export type Peer = { readonly url: string; readonly key: string | undefined; readonly get?: typeof fetch }

/** What a price service answers. Numbers arrive as the text they were written as: a price is never a floating number. */
export async function ask<T extends z.ZodType>(schema: T, url: URL, { key, get = fetch }: Peer, header: string) {
  const text = await read(get, url, key === undefined ? {} : { [header]: key })
  const parsed = schema.safeParse(exact(text))
  if (parsed.success) return parsed.data
  throw new PriceUnavailable('The answer of the price service makes no sense', { cause: parsed.error })
}

async function read(get: typeof fetch, url: URL, headers: Record<string, string>): Promise<string> {
  try {
    const response = await get(url, { headers, signal: AbortSignal.timeout(milliseconds) })
    if (response.ok) return await readSmallText(response, bytes)
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  } catch (cause) {
    throw new PriceUnavailable('The price service does not answer', { cause })
  }
}

function exact(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown, context?: { readonly source?: string }) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    )
  } catch {
    return undefined
  }
}
