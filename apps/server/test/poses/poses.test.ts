import { limits } from '@eidolon/contract/limits.ts'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { charactersWorld } from '#test/support/characters-world.ts'

const poses = '/databases/studio/collections/poses/documents'
const salute = {
  bones: { leftUpperArm: [20.04, 0, 90], leftLowerArm: [120, 0, 0], hips: [0, 0, 0] },
  hands: { left: 'flat' },
}

async function world(open?: Parameters<typeof charactersWorld>[0]) {
  const studio = await charactersWorld(open)
  const keep = (user: string | undefined, data: object, documentId = 'unique()') =>
    studio.call(user, 'POST', poses, {
      documentId,
      data: { name: 'Salute', joints: JSON.stringify(salute), ...data },
    })
  const change = (user: string, id: string, data: object) => studio.call(user, 'PATCH', `${poses}/${id}`, { data })
  return { ...studio, keep, change }
}

describe.each(databases())('poses of one’s own, on %s', (_name, open) => {
  it('[POSE-1] are kept by name, in one form, for their owner alone', async () => {
    await using studio = await world(open)
    const kept = JSON.stringify({
      bones: { leftUpperArm: [20, 0, 90], leftLowerArm: [120, 0, 0] },
      hands: { left: 'flat', right: 'relaxed' },
      lift: 0,
    })
    expect(await studio.keep('maya', {}, 'salute')).toMatchObject({
      status: 201,
      body: { name: 'Salute', joints: kept },
    })
    const renamed = await studio.change('maya', 'salute', { name: ' At\tease ' })
    expect(renamed.body).toMatchObject({ name: 'At ease', joints: kept })
    expect((await studio.call('maya', 'GET', poses)).body['total']).toBe(1)
    expect((await studio.call('noor', 'GET', poses)).body['total']).toBe(0)
    expect((await studio.call('noor', 'GET', `${poses}/salute`)).status).toBe(404)
    expect((await studio.change('noor', 'salute', { name: 'Mine' })).status).toBe(401)
    expect((await studio.call('noor', 'DELETE', `${poses}/salute`)).status).toBe(401)
    expect((await studio.keep(undefined, {})).status).toBe(401)
    expect((await studio.call('maya', 'DELETE', `${poses}/salute`)).status).toBe(204)
  })

  it('[POSE-2] there are so many of an account, and not one more', async () => {
    await using studio = await world(open)
    // All but the last come in one write: two hundred requests would prove no more.
    const data = { name: 'Salute', joints: JSON.stringify(salute) }
    const permissions = ownerPermissions('maya')
    await studio.units.run(async (unit) => {
      for (let n = 1; n < limits.pose.each; n++) {
        await studio.documents.system.create(unit, 'poses', { id: `n${n}`, data, permissions })
      }
    })
    expect((await studio.keep('maya', {})).status).toBe(201)
    expect(await studio.keep('maya', {})).toMatchObject({ status: 400, body: { field: 'name' } })
    expect((await studio.keep('noor', {})).status).toBe(201)
  })
})

it('[POSE-3] what no body can do, and what is no pose, is refused with its field and what would be right', async () => {
  await using studio = await world()
  const wrong = [
    [{ joints: '' }, 'joints'],
    [{ joints: '[]' }, 'joints'],
    [{ joints: 'no' }, 'joints'],
    [{ joints: JSON.stringify({ bones: { tail: [0, 0, 0] } }) }, 'joints'],
    [{ joints: JSON.stringify({ bones: { leftLowerArm: [-90, 0, 0] } }) }, 'joints'],
    [{ joints: JSON.stringify({ bones: { head: [0, 180, 0] } }) }, 'joints'],
    [{ joints: JSON.stringify({ bones: { head: [0, 0] } }) }, 'joints'],
    [{ joints: JSON.stringify({ bones: { head: ['1', 0, 0] } }) }, 'joints'],
    [{ joints: JSON.stringify({ hands: { left: 'rude' } }) }, 'joints'],
    [{ joints: JSON.stringify({ lift: -1 }) }, 'joints'],
    [{ joints: JSON.stringify({ lift: 99 }) }, 'joints'],
    [{ joints: JSON.stringify({ more: true }) }, 'joints'],
    [{ name: '\u0007' }, 'name'],
  ] as const
  for (const [data, field] of wrong) {
    const { status, body } = await studio.keep('maya', data)
    expect([data, status, body['field']]).toEqual([data, 400, field])
  }
  expect((await studio.keep('maya', { joints: ' '.repeat(limits.pose.joints + 1) })).status).toBe(400)
  expect((await studio.keep('maya', { name: 'x'.repeat(65) })).status).toBe(400)
  expect((await studio.keep('maya', { joints: { bones: {} } })).status).toBe(400)
  const bent = await studio.keep('maya', { joints: JSON.stringify({ bones: { head: [0, 180, 0] } }) })
  expect(bent.body['problem']).toMatch(/^head must be three numbers: forward -45 to 45/)
})

it('[POSE-18] a preview shows the whole figure in a pose, and what is no pose is refused', async () => {
  await using studio = await world()
  const at = (joints: unknown) =>
    `/looks/preview?genes=%7B%7D&size=256&joints=${encodeURIComponent(typeof joints === 'string' ? joints : JSON.stringify(joints))}`
  expect((await studio.fetch('maya', at(salute))).status).toBe(200)
  const [order] = studio.easel.drawn
  expect(order).toMatchObject({
    width: 256,
    height: 256,
    setting: { framing: 'full', joints: { hands: { left: 'flat' }, bones: { leftLowerArm: [120, 0, 0] } } },
  })
  for (const joints of ['no', '[]', { bones: { tail: [0, 0, 0] } }, { bones: { head: [0, 180, 0] } }]) {
    expect([joints, (await studio.fetch('maya', at(joints))).status]).toEqual([joints, 400])
  }
})
