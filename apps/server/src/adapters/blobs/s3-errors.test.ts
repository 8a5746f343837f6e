import { describe, expect, it } from 'vitest'
import { failureOf } from '#application/generations/failure-of.ts'
import { scriptedServer } from '#adapters/engines/testing/scripted-server.ts'
import { s3Blobs } from './s3.ts'

const place = { bucket: 'studio', region: 'us-east-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } }

describe('a store that is busy or away', () => {
  it('[CLUS-9] is told apart from one that says no: who asks may come again, and a job waits for it', async () => {
    let status = 503
    await using server = await scriptedServer(({ response }) => void response.writeHead(status).end())
    await using blobs = await s3Blobs({ ...place, endpoint: server.url })
    const busy: unknown = await blobs.put('one', new Uint8Array(3)).catch((error: unknown) => error)
    expect(busy).toMatchObject({ temporary: true })
    expect(failureOf(busy)).toMatchObject({ error: { type: 'storage_unavailable' }, again: true })
    status = 403
    const refused: unknown = await blobs.head('one').catch((error: unknown) => error)
    expect(refused).not.toHaveProperty('temporary')
    expect(failureOf(refused)).toMatchObject({ again: false })

    await using nowhere = await s3Blobs({ ...place, endpoint: 'http://127.0.0.1:9' })
    await expect(nowhere.head('one')).rejects.toMatchObject({ temporary: true })
  })
})
