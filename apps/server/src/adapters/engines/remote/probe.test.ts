import { describe, expect, it } from 'vitest'
import { PeerProblem } from './peer-problem.ts'
import { NotReady, probing } from './probe.ts'

describe('probing', () => {
  it('[ENG-13] only the first asker waits; then what is known is told and looked after', async () => {
    let now = 0
    let well = true
    const looks: (() => void)[] = []
    const probe = probing({
      name: 'Peer',
      fresh: 1000,
      now: () => now,
      look: () =>
        new Promise<string>((resolve, reject) => {
          const state = well
          looks.push(() =>
            state ? resolve('models') : reject(new PeerProblem('unreachable', 'ECONNREFUSED 10.0.0.7')),
          )
        }),
    })
    const first = Promise.all([probe.readiness(), probe.readiness()])
    expect(looks).toHaveLength(1)
    looks[0]?.()
    expect(await first).toEqual([{ ready: true }, { ready: true }])
    expect(probe.found()).toBe('models')

    well = false
    now = 2000
    expect(await probe.readiness()).toEqual({ ready: true })
    looks[1]?.()
    await new Promise(setImmediate)
    const state = await probe.readiness()
    expect(state).toMatchObject({ ready: false, reason: 'Peer cannot be reached at the moment.' })
    expect(state.detail).toContain('ECONNREFUSED')
    expect(looks).toHaveLength(2)
    // What it could do is remembered, so that the form does not lose its fields.
    expect(probe.found()).toBe('models')
  })

  it('[ENG-13] tells why it cannot draw although it is there', async () => {
    const look = async () => {
      throw new NotReady('No model.', 'kontext is missing')
    }
    const probe = probing({ name: 'Peer', look })
    expect(await probe.readiness()).toEqual({ ready: false, reason: 'No model.', detail: 'kontext is missing' })
  })

  it('[ENG-13] a bug in one engine is no reason to stop the others', async () => {
    const look = async () => {
      throw new TypeError('nodes is undefined')
    }
    const state = await probing({ name: 'Peer', look }).readiness()
    expect(state).toEqual({ ready: false, reason: 'Peer is not available.', detail: 'TypeError: nodes is undefined' })
  })
})
