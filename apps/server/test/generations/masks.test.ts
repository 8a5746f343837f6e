import { expect, it } from 'vitest'
import sharp from 'sharp'
import { neuralAbilities } from '#adapters/engines/remote/neural-abilities.ts'
import { generationsWorld } from '#test/support/generations-world.ts'

const abilities = {
  ...neuralAbilities({
    kinds: ['image'],
    maxCount: 4,
    seed: true,
    negativePrompt: true,
    reference: false,
    strength: false,
    parts: ['hair', 'shoes'],
    masks: true,
  }),
}

async function opened() {
  const world = await generationsWorld({ engine: { abilities } })
  const characterId = await world.character('maya')
  const ask = (given: object, user = 'maya') =>
    world.call(user, 'POST', '/generations', { characterId, engine: 'scripted', ...given })
  const drawn = await ask({ engine: 'illustrator', seed: 7 })
  await world.reached(drawn.body.$id, 'succeeded')
  const [mediaId] = (await world.state('maya', drawn.body.$id)).mediaIds
  return { ...world, ask, mediaId, characterId }
}

async function upload(world: Awaited<ReturnType<typeof opened>>, user: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData()
  form.set('fileId', 'unique()')
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'mask.png')
  const request = new Request('http://test/', { method: 'POST', body: form })
  const reply = await world.app.inject({
    method: 'POST',
    url: '/v1/storage/buckets/media/files',
    headers: {
      'x-appwrite-project': 'eidolon',
      'x-appwrite-session': user,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(reply.statusCode).toBe(201)
  return reply.json().$id
}

const white = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()

it('[ENG-106] an engine that goes by masks changes pictures of others, by the part or by what was painted', async () => {
  await using world = await opened()
  const { mediaId } = world
  const byPart = await world.ask({ change: { mediaId, part: 'hair' }, prompt: 'red curls' })
  expect(byPart.status).toBe(201)
  const first = await world.engine.next()
  expect(first.task).toMatchObject({ parent: { width: 8, height: 8 }, mask: { width: 8, height: 8 } })
  expect(first.task.request.seed).toBe(7)
  first.finish()
  await world.reached(byPart.body.$id, 'succeeded')
  const maskFileId = await upload(world, 'maya', await white(4))
  const painted = await world.ask({ change: { mediaId, part: 'shoes', maskFileId }, prompt: 'boots' })
  expect(painted.status).toBe(201)
  const { mask } = (await world.engine.next()).task
  expect((await sharp(mask?.png).raw().toBuffer())[0]).toBe(255)
})

it('[ENG-132] strokes of a brush change any picture of the character, wherever they are and by words alone', async () => {
  await using world = await opened()
  const { mediaId } = world
  const strokes = [{ points: [500, 500], size: 300 }]
  const change = { mediaId, part: 'painted', strokes }
  const asked = await world.ask({ change, prompt: 'a red scarf' })
  expect(asked.status).toBe(201)
  const next = await world.engine.next()
  const { task } = next
  expect(task.mask).toMatchObject({ width: task.parent?.width, height: task.parent?.height })
  expect(task.request.change?.strokes).toEqual([{ shape: 'line', ...strokes[0] }])
  next.finish()
  await world.reached(asked.body.$id, 'succeeded')
  const maskFileId = await upload(world, 'maya', await white(4))
  for (const [field, given] of [
    ['change', { change: { mediaId, part: 'painted' }, prompt: 'red' }],
    ['change', { change: { ...change, maskFileId }, prompt: 'red' }],
    ['change', { change, prompt: 'red', engine: 'illustrator' }],
    ['prompt', { change }],
    ['pose', { change, prompt: 'red', pose: 'waving' }],
    ['change.strokes', { change: { ...change, strokes: [] }, prompt: 'red' }],
    ['change.strokes.0.points.1', { change: { ...change, strokes: [{ points: [1, 5000] }] }, prompt: 'red' }],
  ] as const) {
    const { status, body } = await world.ask(given)
    expect([given, status, body.field]).toEqual([given, 400, field])
  }
  const own = await world.ask({})
  ;(await world.engine.next()).finish()
  await world.reached(own.body.$id, 'succeeded')
  const [unknown] = (await world.state('maya', own.body.$id)).mediaIds
  expect((await world.ask({ change: { ...change, mediaId: unknown }, prompt: 'red' })).status).toBe(201)
})

it('[ENG-106] without a mask, with somebody else’s or where nothing is seen of the part it is refused and says why', async () => {
  await using world = await opened()
  const { mediaId } = world
  const foreign = await upload(world, 'noor', await white(4))
  const own = await world.ask({})
  ;(await world.engine.next()).finish()
  await world.reached(own.body.$id, 'succeeded')
  const [unknown] = (await world.state('maya', own.body.$id)).mediaIds
  for (const [field, given] of [
    ['change', { change: { mediaId: unknown, part: 'hair' }, prompt: 'red' }],
    ['change', { change: { mediaId, part: 'hair', maskFileId: foreign }, prompt: 'red' }],
    ['change', { change: { mediaId, part: 'hair', maskFileId: 'none' }, prompt: 'red' }],
    ['change', { change: { mediaId, part: 'pose' }, prompt: 'sitting' }],
    ['change', { engine: 'illustrator', change: { mediaId, part: 'hair', maskFileId: foreign }, prompt: 'red' }],
    ['change.maskFileId', { change: { mediaId, part: 'hair', maskFileId: 7 }, prompt: 'red' }],
  ] as const) {
    const { status, body } = await world.ask(given)
    expect([given, status, body.field]).toEqual([given, 400, field])
  }
  const unseen = await world.ask({ change: { mediaId, part: 'shoes' }, prompt: 'boots' })
  await world.reached(unseen.body.$id, 'failed')
  expect((await world.state('maya', unseen.body.$id)).error.message).toBe(
    'Nothing is seen of the shoes in this picture.',
  )
})
