import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import type { Api } from '#lib/api.ts'
import { Unanswered } from '#lib/fault.ts'
import { fieldsOf } from '#lib/narrow.ts'
import { characterDocument, testStudio } from '#testing/studio.ts'
import { portraitNotes } from './portrait-notes.ts'
import { keepPromises } from './promised-portraits.ts'

afterEach(() => localStorage.clear())

const ines = characterDocument({ genes: '{"hairStyle":"bob"}' })
const refused = (code: number) => Object.assign(new Error('No.'), { code })

/** A studio that notes what is asked of it, after somebody had left before these portraits were there. */
function world(promised: Readonly<Record<string, string>>, draw: () => Promise<Response>) {
  const calls: string[] = []
  const studio = testStudio(
    {
      characters: [ines],
      send: async (_method, path, body) =>
        path === '/looks/preview' ? draw() : Response.json({ ...ines, ...fieldsOf(fieldsOf(body)['data']) }),
    },
    calls,
  )
  const storage = { createFile: async (_bucket: string, id: string) => void calls.push(`file ${id}`) }
  const api = async () => ({ ...studio, storage }) as unknown as Api
  const notes = portraitNotes(localStorage, 'maya')
  for (const [id, since] of Object.entries(promised)) notes.add(id, since)
  return { calls, notes, keep: () => keepPromises({ api, cache: new QueryClient(), notes }) }
}

it('[CWEB-32] a portrait that a closed page had promised is drawn by the next one', async () => {
  const { calls, notes, keep } = world({ ines: String(ines['$updatedAt']) }, async () => new Response('picture'))
  await keep()
  expect(calls[0]).toMatch(/^POST \/looks\/preview .*bob/)
  expect(calls.at(-1)).toMatch(/^PATCH .*\/ines \{"data":\{"imageId":"drawn-/)
  expect(notes.list()).toEqual([])
})

it('[CWEB-32] whoever was changed or deleted since is left alone', async () => {
  const { calls, notes, keep } = world({ ines: 'earlier', otto: 'earlier' }, async () => new Response('picture'))
  await keep()
  expect([calls, notes.list()]).toEqual([[], []])
})

it('[CWEB-32] without a connection the promise stands; what the server refuses is not asked for again', async () => {
  const since = String(ines['$updatedAt'])
  const cut = world({ ines: since }, () => Promise.reject(new Unanswered()))
  await cut.keep()
  expect(cut.notes.list()).toEqual([['ines', since]])
  const no = world({}, () => Promise.reject(refused(400)))
  await no.keep()
  expect(no.notes.list()).toEqual([])
})
