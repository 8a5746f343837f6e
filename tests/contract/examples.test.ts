import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { StudioRefusal, studioClient } from '@eidolon/client'
import { expect, it } from 'vitest'
import { person } from '#support/listener.ts'
import { startServer } from '#support/start-server.ts'

const example = fileURLToPath(new URL('../../examples/first-picture.ts', import.meta.url))

it('[KEY-15] [KEY-14] twenty lines make a character and a picture, and a refusal says what it is', async () => {
  await using server = await startServer()
  const maya = await person(server)
  const made = await maya.call(server, 'POST', '/account/keys', {
    name: 'Example',
    scopes: ['read', 'generate', 'write'],
  })
  const { secret: key } = (await made.json()) as { secret: string }
  const folder = await mkdtemp(join(tmpdir(), 'example-'))
  const file = join(folder, 'mira.png')
  const env = { ...process.env, EIDOLON_URL: server.url, EIDOLON_KEY: key, FILE: file }
  const { stdout } = await promisify(execFile)(process.execPath, [example], { env })
  expect(stdout).toBe(`succeeded: ${file}\n`)
  expect((await readFile(file)).subarray(1, 4).toString()).toBe('PNG')
  await rm(folder, { recursive: true })

  const studio = studioClient({ url: server.url, key })
  const queries = [JSON.stringify({ method: 'limit', values: [1] })]
  const path = { databaseId: 'studio', collectionId: 'characters' }
  const list = 'GET /databases/{databaseId}/collections/{collectionId}/documents'
  expect(await studio(list, { path, query: { queries } })).toMatchObject({ total: 1, documents: [{ name: 'Mira' }] })
  const refused = await studio('GET /generations/{generationId}', { path: { generationId: 'none' } }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StudioRefusal)
  expect(refused).toMatchObject({ status: 404, type: 'generation_not_found' })
})
