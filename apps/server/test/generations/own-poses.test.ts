import { NewGeneration } from '@eidolon/contract/generations.ts'
import { describe, expect, it } from 'vitest'
import { planPictures } from '#adapters/engines/embedded/plan-pictures.ts'
import { readRecipe, writeRecipe } from '#adapters/engines/embedded/recipe.ts'
import { neuralAbilities } from '#adapters/engines/remote/neural-abilities.ts'
import { planShots } from '#adapters/engines/remote/plan-shots.ts'
import { aTask } from '#application/engines/testing/a-task.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { fittingRequest } from '#domain/generations/fitting-request.ts'
import { type GenerationsWorld, generationsWorld } from '#test/support/generations-world.ts'

const joints = {
  bones: { leftUpperArm: [20, 0, 90], leftLowerArm: [120, 0, 0] },
  hands: { left: 'flat', right: 'relaxed' },
  lift: 0,
}

/** A pose of somebody's; its id. */
async function pose({ units, documents }: GenerationsWorld, user: string): Promise<string> {
  const given = { data: { name: 'Salute', joints: JSON.stringify(joints) }, permissions: ownerPermissions(user) }
  return (await units.run((unit) => documents.system.create(unit, 'poses', given))).id
}

describe('a pose of one’s own', () => {
  it('[POSE-5] is copied into what is asked for, and stays there whatever becomes of it', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const poseId = await pose(world, 'maya')
    const { status, body } = await world.call('maya', 'POST', '/generations', { characterId, poseId })
    expect(status).toBe(201)
    expect(body.request).toMatchObject({ joints })
    expect(body.request).not.toHaveProperty('poseId')

    await world.units.run((unit) => world.documents.system.remove(unit, 'poses', poseId))
    const again = await world.call('maya', 'POST', `/generations/${body.$id}/retry`)
    expect(again.body.request).toMatchObject({ joints })
  })

  it('[POSE-5] is taken for one of several, and as numbers that are not kept', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const [first, second] = [await world.character('maya'), await world.character('maya')]
    const poseId = await pose(world, 'maya')
    const cast = [{ characterId: second, poseId }]
    const several = { characterIds: [first, second], cast }
    expect((await world.call('maya', 'POST', '/generations', several)).body.request).toMatchObject({
      cast: [{ characterId: second, joints }],
    })
    const unkept = await world.call('maya', 'POST', '/generations', { characterId: first, joints })
    expect(unkept).toMatchObject({ status: 201, body: { request: { joints } } })
  })

  it('[POSE-6] of somebody else, of nobody, or beside another pose is refused by its field', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const [characterId, also] = [await world.character('maya'), await world.character('maya')]
    const theirs = await pose(world, 'noor')
    const mine = await pose(world, 'maya')
    const refusals = [
      [{ poseId: theirs }, 'poseId'],
      [{ poseId: 'nobodys' }, 'poseId'],
      [{ poseId: '!' }, 'poseId'],
      [{ poseId: mine, pose: 'waving' }, 'poseId'],
      [{ poseId: mine, joints }, 'poseId'],
      [{ joints, pose: 'waving' }, 'joints'],
      [{ cast: [{ characterId, poseId: theirs }] }, 'cast.0.poseId'],
      [{ kind: 'video', poseId: mine, poseToId: theirs }, 'poseToId'],
      [{ poseId: mine, poseToId: mine }, 'poseToId'],
      [{ kind: 'video', poseToId: mine }, 'poseToId'],
      [{ joints, jointsTo: joints }, 'jointsTo'],
      [
        { kind: 'video', characterIds: [characterId, also], cast: [{ characterId, poseToId: mine }] },
        'cast.0.poseToId',
      ],
      [{ characterIds: [characterId, also], cast: [{ characterId, joints, jointsTo: joints }] }, 'cast.0.jointsTo'],
      [{ cast: [{ characterId, poseId: mine, poseToId: theirs }] }, 'cast.0.poseToId'],
    ] as const
    for (const [asked, field] of refusals) {
      const { status, body } = await world.call('maya', 'POST', '/generations', { characterId, ...asked })
      expect([asked, status, body['field']]).toEqual([asked, 400, field])
    }
    const beyond = { characterId, joints: { bones: { leftLowerArm: [-90, 0, 0] } } }
    expect((await world.call('maya', 'POST', '/generations', beyond)).status).toBe(400)
    expect((await world.call('maya', 'GET', '/generations')).body).toMatchObject({ total: 0 })
  })

  it('[POSE-8] two of them make a film from one to the other and back', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const [poseId, poseToId] = [await pose(world, 'maya'), await pose(world, 'maya')]
    const film = await world.call('maya', 'POST', '/generations', { characterId, kind: 'video', poseId, poseToId })
    expect(film).toMatchObject({ status: 201, body: { request: { joints, jointsTo: joints } } })
  })

  it('[POSE-41] of several people each takes two of their own, or begins in the one that is for all', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const [first, second] = [await world.character('maya'), await world.character('maya')]
    const [poseId, poseToId] = [await pose(world, 'maya'), await pose(world, 'maya')]
    const several = { characterIds: [first, second], characterId: first, kind: 'video' }
    const own = { ...several, cast: [{ characterId: second, poseId, poseToId }] }
    const { status, body } = await world.call('maya', 'POST', '/generations', own)
    expect([status, body.request.cast]).toEqual([201, [{ characterId: second, joints, jointsTo: joints }]])
    const shared = { ...several, poseId, cast: [{ characterId: second, poseToId }] }
    expect((await world.call('maya', 'POST', '/generations', shared)).status).toBe(201)
  })
})

it('[POSE-5] a recipe holds the numbers, and whoever goes on from the picture has the same pose', () => {
  const task = aTask('x', { request: { joints, prompt: 'sitting on a bench, waving' } })
  const [order] = planPictures(task)
  expect(order?.setting).toMatchObject({ joints, pose: 'standing', framing: 'full' })
  expect(order?.setting).not.toHaveProperty('gestures')
  const recipe = writeRecipe({
    engineVersion: '1',
    characterId: task.character.id,
    request: {},
    order: order!,
  })
  expect(readRecipe(recipe)?.order.setting.joints).toEqual(joints)
  const wrong = recipe.replace('"leftLowerArm":[120', '"leftLowerArm":[-120')
  expect(readRecipe(wrong)).toBeUndefined()

  const after = (request: object) => planPictures({ ...aTask('y', { request }), parentRecipe: recipe })[0]?.setting
  expect(after({ prompt: '', strength: 0.1 })?.joints).toEqual(joints)
  expect(after({ prompt: '', strength: 0.1, pose: 'waving' })).not.toHaveProperty('joints')
  expect(after({ prompt: 'dancing', strength: 0.1 })).not.toHaveProperty('joints')
})

it('[POSE-9] other engines take one where they are held to our drawing of it, and are told no other pose', () => {
  const abilities = {
    ...neuralAbilities({
      kinds: ['image', 'video'],
      maxCount: 4,
      seed: true,
      negativePrompt: true,
      reference: true,
      strength: false,
      durations: [4],
    }),
    guidance: ['pose' as const],
  }
  const asked = NewGeneration.parse({ characterId: 'mira', joints })
  expect(fittingRequest(asked, abilities)).toMatchObject({ field: 'joints' })
  const guided = { ...asked, guidance: { kind: 'pose' as const, strength: 1 } }
  expect(fittingRequest(guided, abilities)).toMatchObject({ request: { joints } })
  const [shot] = planShots(aTask('x', { request: { joints, prompt: 'tea' } }), abilities)
  expect(shot?.prompt).not.toMatch(/standing/i)
})
