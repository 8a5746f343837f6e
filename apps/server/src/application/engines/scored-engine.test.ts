import { describe, expect, it } from 'vitest'
import { type Drawing, type Engine, EngineFailure, type EngineTask } from './engine.ts'
import { type Gate, type Likeness, scoredEngine } from './scored-engine.ts'
import { aTask, aWatch } from './testing/a-task.ts'

function drawing(seed: number): Drawing {
  return {
    file: { extension: 'png', bytes: Uint8Array.of(seed) },
    poster: undefined,
    width: 1,
    height: 1,
    durationMs: null,
    seed,
    style: '',
    scene: {},
    recipe: '{}',
    identity: null,
  }
}

type Scores = {
  readonly gate?: Gate
  readonly reference?: boolean
  /** The score of the picture with this seed. */
  readonly scores?: (seed: number) => number | null
  readonly likeness?: Likeness
}

function world({ gate, reference = true, scores = () => 0.9, likeness }: Scores = {}) {
  const orders: EngineTask[] = []
  const problems: unknown[] = []
  // Only what is looked at here.
  const engine = {
    id: 'x',
    name: 'X',
    neural: true,
    get version() {
      return `v${orders.length}`
    },
    abilities: { reference },
    readiness: async () => ({ ready: true as const }),
    async draw(order: EngineTask) {
      orders.push(order)
      return Array.from({ length: order.request.count }, (_, at) => drawing(order.request.seed + at))
    },
  } as unknown as Engine
  const scored = scoredEngine(engine, {
    likeness: likeness ?? (async ([seed = 0], people) => people.map(() => scores(seed))),
    gate,
    onProblem: (error) => problems.push(error),
  })
  return { scored, orders, problems }
}

const draw = (scored: Engine, given = {}) => scored.draw(aTask('x', given), aWatch())

describe('scoredEngine', () => {
  it('[ENG-30] every picture is compared with those of the character', async () => {
    const { scored } = world({ scores: (seed) => seed / 10 })
    const drawings = await draw(scored, { request: { count: 2 } })
    expect(drawings.map(({ identity }) => identity)).toEqual([0.7, 0.8])
    expect((await draw(scored, { references: [] })).map(({ identity }) => identity)).toEqual([null])
  })

  it('[ENG-130] of several people each has a score, and the picture that of whoever is met least', async () => {
    const picture = { png: Uint8Array.of(1), width: 1, height: 1 }
    const { character } = aTask('x')
    const cast = ['mira', 'kofi', 'ines'].map((id, at) => ({
      character: { ...character, id },
      references: at === 2 ? [] : [picture],
    }))
    const likeness: Likeness = async (_picture, people) =>
      people.map(({ length }, at) => (length > 0 ? 0.9 - at / 2 : null))
    const { scored, orders } = world({ likeness, reference: false })
    const [drawn] = await draw(scored, { cast, references: [picture] })
    expect(drawn).toMatchObject({ identity: 0.4, identities: { mira: 0.9, kofi: 0.4 } })
    expect(drawn?.identities).not.toHaveProperty('ines')
    expect(orders[0]?.cast?.some((one) => 'references' in one)).toBe(false)
  })

  it('[ENG-31] one that shows somebody else is drawn again within the budget, and the best is kept', async () => {
    const gate = { least: 0.6, rolls: 2 }
    const first = world({ gate, scores: (seed) => (seed === 7 ? 0.9 : seed === 8 ? 0.2 : 0.7) })
    const drawings = await draw(first.scored, { request: { count: 2 } })
    expect(drawings.map(({ identity }) => identity)).toEqual([0.9, 0.7])
    expect(first.orders.map(({ request }) => request.count)).toEqual([2, 1])
    const never = world({ gate, scores: (seed) => (seed === 7 ? 0.5 : 0.1) })
    expect((await draw(never.scored))[0]).toMatchObject({ seed: 7, identity: 0.5 })
    expect(never.orders).toHaveLength(3)
    expect(new Set(never.orders.map(({ request }) => request.seed)).size).toBe(3)
    const unknown = world({ gate, scores: () => null })
    await draw(unknown.scored)
    expect(unknown.orders).toHaveLength(1)
  })

  it('[ENG-31] without a gate nothing is drawn twice', async () => {
    const { scored, orders } = world({ scores: () => 0 })
    await draw(scored)
    expect(orders).toHaveLength(1)
  })

  it('[ENG-31] what is drawn again does not take the place of what was noted', async () => {
    const { scored, orders } = world({ gate: { least: 1, rolls: 1 } })
    await draw(scored, { note: 'job 7' })
    expect(orders.map(({ note }) => note)).toEqual(['job 7', undefined])
  })

  it('[ENG-3] pictures of the character go to nobody who has no use for them', async () => {
    const { scored, orders } = world({ reference: false })
    expect(scored.compares).toBe(true)
    expect((await draw(scored))[0]?.identity).toBe(0.9)
    expect(orders[0]).not.toHaveProperty('references')
  })

  it('[ENG-134] what is changed or enlarged goes to an engine that is shown no pictures of people all the same', async () => {
    const { scored, orders } = world({ reference: false })
    const parent = { png: new Uint8Array(), width: 8, height: 8 }
    const change = { mediaId: 'one', part: 'hair' as const }
    await draw(scored, { request: { change }, parent })
    await draw(scored, { request: { enlarge: true }, parent })
    await draw(scored, { parent })
    expect(orders.map((order) => [order.parent, order.references])).toEqual([
      [parent, undefined],
      [parent, undefined],
      [undefined, undefined],
    ])
  })

  it('[ENG-30] a picture that cannot be compared is delivered without a score', async () => {
    const broken = async () => {
      throw new EngineFailure('no thread', { again: true })
    }
    const { scored, problems } = world({ likeness: broken })
    expect((await draw(scored))[0]?.identity).toBeNull()
    expect(problems).toHaveLength(1)
  })

  it('tells what the engine tells, also when that changes', async () => {
    const { scored } = world()
    expect(scored.version).toBe('v0')
    await draw(scored)
    expect(scored.version).toBe('v1')
  })
})
