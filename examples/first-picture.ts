// Makes a character and a picture of her: EIDOLON_URL=http://localhost:3000 EIDOLON_KEY=eik_… node examples/first-picture.ts
import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { studioClient } from '@eidolon/client'

const { EIDOLON_URL: url = 'http://localhost:3000', EIDOLON_KEY: key = '', FILE = 'mira.png' } = process.env
const studio = studioClient({ url, key })

const { $id: characterId } = await studio('POST /databases/{databaseId}/collections/{collectionId}/documents', {
  path: { databaseId: 'studio', collectionId: 'characters' },
  body: { documentId: 'unique()', data: { name: 'Mira', age: 29, appearance: 'a tall woman with red hair' } },
})
let generation = await studio('POST /generations', { body: { characterId, prompt: 'smiling on a beach at sunset' } })
while (['queued', 'running'].includes(generation.status)) {
  await setTimeout(1000)
  generation = await studio('GET /generations/{generationId}', { path: { generationId: generation.$id } })
}
const [mediaId = ''] = generation.mediaIds
await writeFile(FILE, await studio('GET /media/{mediaId}/file', { path: { mediaId }, query: { format: 'png' } }))
console.log(`${generation.status}: ${FILE}`)
