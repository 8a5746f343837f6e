import sharp from 'sharp'
import { expect, it } from 'vitest'
import { startServer } from '#tests/support/start-server.ts'
import { buildServer, serverIsStale, serverProgram } from './build-server.ts'

it('[REPO-7] the built server answers as its sources do, and finds its pages and helpers', async () => {
  if (await serverIsStale()) await buildServer()
  expect(await serverIsStale()).toBe(false)
  await using server = await startServer({ program: serverProgram, drawing: 'real' })
  const project = { 'x-appwrite-project': 'eidolon' }
  const read = (path: string, headers: Record<string, string> = project) => fetch(`${server.url}${path}`, { headers })
  expect((await read('/v1/health/ready')).status).toBe(200)
  // In a file of its own, which is loaded when somebody asks.
  expect(await (await read('/v1/openapi.json')).json()).toHaveProperty('paths')
  const opened = await fetch(`${server.url}/v1/account/sessions/anonymous`, { method: 'POST', headers: project })
  const session = { ...project, 'x-fallback-cookies': opened.headers.get('x-fallback-cookies') ?? '' }
  const form = new FormData()
  form.set('fileId', 'one')
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  form.set('file', new Blob([Uint8Array.from(picture)]), 'one.png')
  const files = '/v1/storage/buckets/media/files'
  const kept = await fetch(`${server.url}${files}`, { method: 'POST', headers: session, body: form })
  expect(kept.status).toBe(201)
  // Made by a process of its own, whose program lies among the sources.
  const preview = await read(`${files}/one/preview?width=20&output=webp`, session)
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await server.stop()).toBe(0)
})
