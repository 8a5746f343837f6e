// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { LoadApi } from '#lib/use-api.tsx'
import { bringKeptPrompts } from './prompt-history.ts'

afterEach(() => localStorage.clear())

const key = 'prompt-history:me'

/** A studio that takes what it is sent, or refuses. */
function studio(refuses = false) {
  const sent: unknown[] = []
  const send = async (_method: string, _path: string, { json }: { readonly json: unknown }) => {
    if (refuses) throw new Error('No.')
    sent.push(json)
    return new Response(null, { status: 204 })
  }
  return { sent, api: (async () => ({ send })) as unknown as LoadApi }
}

it('[HIST-7] what a browser has kept is given to its account, once', async () => {
  localStorage.setItem(key, JSON.stringify(['on a roof', '', 7, 'x'.repeat(3000), 'by the sea']))
  localStorage.setItem('prompt-history:you', '["yours"]')
  const { sent, api } = studio()
  expect(await bringKeptPrompts(api, localStorage, 'me')).toBe(true)
  expect(await bringKeptPrompts(api, localStorage, 'me')).toBe(false)
  expect(sent).toEqual([{ prompts: ['on a roof', 'by the sea'] }])
  expect(localStorage.getItem('prompt-history:you')).toBe('["yours"]')
})

it('[HIST-7] what could not be given stays, and what cannot be read is nothing', async () => {
  localStorage.setItem(key, '["on a roof"]')
  await expect(bringKeptPrompts(studio(true).api, localStorage, 'me')).rejects.toThrow('No.')
  expect(localStorage.getItem(key)).toBe('["on a roof"]')
  const refuse = () => {
    throw new Error('No.')
  }
  const { sent, api } = studio()
  for (const odd of ['{', '{"a":1}', 'null', '"text"']) {
    localStorage.setItem(key, odd)
    expect(await bringKeptPrompts(api, localStorage, 'me')).toBe(false)
  }
  expect(await bringKeptPrompts(api, { getItem: refuse, removeItem: refuse }, 'me')).toBe(false)
  expect(sent).toEqual([])
})
