import { expect, it } from 'vitest'
import { type Drawing, type Engine, EngineFailure, EngineRefusal } from './engine.ts'
import { aTask, aWatch } from './testing/a-task.ts'

/** What the scripted peer does with the next orders, until it is told otherwise. */
export type PeerManner =
  | 'well'
  /** Takes the order and never finishes. */
  | 'endless'
  /** Hangs up in the middle of the conversation. */
  | 'drop'
  /** Takes the order and says nothing more. */
  | 'slow'
  /** Sends the first half of the result. */
  | 'half'
  /** Sends a page of HTML as the result. */
  | 'wrong-type'
  /** 429 with `retry-after: 7`, whatever is asked. */
  | 'rate-limit'
  /** 500, whatever is asked. */
  | 'broken'
  /** Its rules do not allow the order; says `refusal`. */
  | 'refuse'
  /** 401, and repeats the key in its words. */
  | 'unauthorised'

/** Speaks the provider's protocol over real HTTP, and remembers what it was told. */
export type ScriptedPeer = {
  behave(manner: PeerManner): void
  /** The words of each order that was begun, in order. */
  readonly prompts: readonly string[]
  /** How many pictures of the character the last order came with. */
  readonly pictures: () => number
  /** Orders that were begun: what the provider would want to be paid for. */
  readonly begun: () => number
  /** Resolves once an order is under way. */
  underWay(): Promise<void>
  /** Resolves once the peer was told to stop an order, or its caller is gone for good. */
  stopped(): Promise<void>
  /** Closes the door: nobody answers any more. */
  leave(): Promise<void>
}

export type EngineWorld = AsyncDisposable & {
  /** With short patience and short pauses. */
  readonly engine: Engine
  readonly peer: ScriptedPeer
  /** Secrets that must be read nowhere. */
  readonly secrets: readonly string[]
  /** What the peer says when it refuses, or a part of it. */
  readonly refusal: string
}

type Expected = {
  readonly readRecipe: (bytes: Uint8Array) => string | undefined
  /** Whether it needs a key. */
  readonly keyed: boolean
  readonly films: boolean
  /** Whether a job elsewhere can be taken up again by its note. */
  readonly resumes: boolean
}

/** What every engine elsewhere promises, whatever its peer does. */
export function engineSuite(open: () => Promise<EngineWorld>, expected: Expected): void {
  const draw = ({ engine }: EngineWorld, given = {}, watch = aWatch()) => engine.draw(aTask(engine.id, given), watch)

  const failing = async (world: EngineWorld, watch = aWatch()): Promise<unknown> =>
    draw(world, {}, watch).then(
      () => new Error('It was drawn.'),
      (error: unknown) => error,
    )

  async function failure(world: EngineWorld): Promise<EngineFailure> {
    const error = await failing(world)
    if (!(error instanceof EngineFailure)) throw error
    for (const secret of [...world.secrets, 'HTTP', '127.0.0.1']) expect(error.message).not.toContain(secret)
    for (const secret of world.secrets) expect(everything(error)).not.toContain(secret)
    return error
  }

  function expectWhole(drawing: Drawing, { id, version }: Engine): void {
    const recipe: unknown = JSON.parse(drawing.recipe)
    expect(recipe).toMatchObject({ recipe: 1, engine: id, engineVersion: version, characterId: 'mira' })
    expect(drawing.width).toBeGreaterThan(0)
    expect(drawing.height).toBeGreaterThan(0)
    expect(expected.readRecipe(drawing.file.bytes)).toBe(drawing.recipe)
  }

  it('[ENG-1] draws as many as were ordered, each with the next seed and its recipe in the file', async () => {
    await using world = await open()
    const { engine } = world
    await expect(engine.readiness()).resolves.toMatchObject({ ready: true })
    const count = Math.min(2, engine.abilities.maxCount)
    const watch = aWatch()
    const drawings = await draw(world, { request: { count } }, watch)
    expect(drawings.map(({ seed }) => seed)).toEqual([7, 8].slice(0, count))
    for (const drawing of drawings) expectWhole(drawing, engine)
    expect(watch.told.length).toBeGreaterThan(0)
    for (const { stage, share } of watch.told) {
      expect(stage).toMatch(/\w/)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
  })

  it.runIf(expected.films)('[ENG-1] draws videos, each with its length', async () => {
    await using world = await open()
    const { engine } = world
    await engine.readiness()
    const [drawing] = await draw(world, { request: { kind: 'video', durationSeconds: engine.abilities.durations[0] } })
    if (!drawing) throw new Error('nothing was drawn')
    expectWhole(drawing, engine)
    expect(drawing.durationMs).toBeGreaterThan(0)
    expect(drawing.file.extension).toBe('mp4')
  })

  it('[ENG-2] the person comes first, then the choices, then the words; the personality is not pasted', async () => {
    await using world = await open()
    const { engine, peer } = world
    await engine.readiness()
    await draw(world, { request: { pose: 'walking', outfit: 'winter-coat' } })
    const [prompt = ''] = peer.prompts
    const places = ['a tall woman with red hair', 'walking', 'winter coat', 'drinking tea'].map((part) =>
      prompt.toLowerCase().indexOf(part),
    )
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(prompt).not.toContain('laughs a lot')
  })

  it('[ENG-3] pictures of the character travel to an engine that takes some', async () => {
    await using world = await open()
    const { engine, peer } = world
    await engine.readiness()
    await draw(world)
    expect(peer.pictures() > 0).toBe(engine.abilities.reference)
  })

  it.each(['drop', 'slow', 'broken'] as const)(
    '[ENG-4] a peer that is not well (%s) may be asked again',
    async (how) => {
      await using world = await open()
      await world.engine.readiness()
      world.peer.behave(how)
      expect((await failure(world)).again).toBe(true)
    },
  )

  it('[ENG-4] a peer that is gone may be asked again', async () => {
    await using world = await open()
    await world.engine.readiness()
    await world.peer.leave()
    expect((await failure(world)).again).toBe(true)
  })

  it('[ENG-5] a pause that the peer wants is kept', async () => {
    await using world = await open()
    await world.engine.readiness()
    world.peer.behave('rate-limit')
    expect(await failure(world)).toMatchObject({ again: true, after: 7000 })
  })

  it.each(['half', 'wrong-type'] as const)('[ENG-6] what is no whole picture (%s) is never delivered', async (how) => {
    await using world = await open()
    await world.engine.readiness()
    world.peer.behave(how)
    // What was cut off may come whole the next time; what is something else stays so, and would be paid for again.
    expect((await failure(world)).again).toBe(how === 'half')
  })

  it('[ENG-7] what its rules refuse is a refusal with the reason', async () => {
    await using world = await open()
    await world.engine.readiness()
    world.peer.behave('refuse')
    const error = await failing(world)
    if (!(error instanceof EngineRefusal)) throw error
    expect(error.message).toContain(world.refusal)
  })

  it.runIf(expected.keyed)(
    '[ENG-8] a key that is not accepted does not help twice, and is never repeated',
    async () => {
      await using world = await open()
      await world.engine.readiness()
      world.peer.behave('unauthorised')
      expect(world.secrets.length).toBeGreaterThan(0)
      expect((await failure(world)).again).toBe(false)
    },
  )

  it('[ENG-9] an order that nobody wants any more is ended at the other end too', async () => {
    await using world = await open()
    await world.engine.readiness()
    world.peer.behave('endless')
    const watch = aWatch()
    const ended = failing(world, watch)
    await world.peer.underWay()
    watch.stop('gone')
    expect(await ended).toBe('gone')
    await world.peer.stopped()
  })

  it('[ENG-76] whoever ordered is asked before each picture is begun, and what must not be begun is asked of nobody', async () => {
    await using world = await open()
    await world.engine.readiness()
    const watch = aWatch()
    await draw(world, { request: { count: 2 } }, watch)
    expect([watch.begun, world.peer.begun()]).toEqual([2, 2])
    const why = new EngineFailure('Enough for today.', { again: false })
    watch.refuse(why)
    expect(await failing(world, watch)).toBe(why)
    expect(world.peer.begun()).toBe(2)
  })

  it.runIf(expected.resumes)('[ENG-10] an order that was begun is taken up by its note and paid for once', async () => {
    await using world = await open()
    await world.engine.readiness()
    world.peer.behave('endless')
    const watch = aWatch()
    const ended = failing(world, watch)
    await world.peer.underWay()
    watch.stop('closing')
    expect(await ended).toBe('closing')
    world.peer.behave('well')
    const drawings = await draw(world, { note: watch.notes.at(-1) })
    expect(drawings).toHaveLength(1)
    expect(world.peer.begun()).toBe(1)
  })
}

/** All that a log could read in an error and its causes. */
function everything(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = Object.getOwnPropertyNames(error).map((name) =>
    String(Object.getOwnPropertyDescriptor(error, name)?.value),
  )
  return [...own, error.cause === undefined ? '' : everything(error.cause)].join('\n')
}
