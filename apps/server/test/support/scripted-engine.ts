import type { Drawing, Engine, EngineTask, EngineWatch } from '#application/engines/engine.ts'
import { embeddedAbilities, standardSize } from '#adapters/engines/embedded/embedded-abilities.ts'
import { encodePng } from '#adapters/engines/png.ts'

export type DrawCall = EngineWatch & {
  readonly task: EngineTask
  /** Ends the drawing well, with as many pictures as were asked for. */
  finish(): void
  fail(error: unknown): void
}

export type ScriptedEngine = Engine & {
  /** What it is drawing, oldest first. */
  readonly asked: DrawCall[]
  /** The next task that comes, or has come and was not looked at yet. */
  next(): Promise<DrawCall>
}

const pixels = new Uint8ClampedArray(2 * 2 * 4).fill(90)

/** An engine that does what the test says, when it says so. */
export function scriptedEngine(id = 'scripted', more: Partial<Engine> = {}): ScriptedEngine {
  const asked: DrawCall[] = []
  const unseen: DrawCall[] = []
  const waiting: ((one: DrawCall) => void)[] = []
  return {
    id,
    name: 'Scripted',
    version: '7',
    neural: true,
    paid: false,
    abilities: {
      ...embeddedAbilities('7', ['image']),
      backgrounds: [{ id: 'beach', label: 'Beach', previewUrl: '' }],
      cutouts: false,
      cutoutSeconds: 0,
      sheets: [],
      sizes: [{ ...standardSize, maxCount: 4 }],
      maxCount: 4,
      strength: false,
    },
    asked,
    readiness: async () => ({ ready: true }),
    next: () => {
      const first = unseen.shift()
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve))
    },
    draw: (task, watch) =>
      new Promise((resolve, reject) => {
        watch.signal.addEventListener('abort', () => reject(watch.signal.reason))
        const one: DrawCall = {
          ...watch,
          progress: (...told) => watch.progress(...told),
          task,
          finish: () => resolve(Array.from({ length: task.request.count }, (_, index) => drawing(task, index))),
          fail: reject,
        }
        asked.push(one)
        const receiver = waiting.shift()
        if (receiver) receiver(one)
        else unseen.push(one)
      }),
    ...more,
  }
}

function drawing({ request }: EngineTask, index: number): Drawing {
  const recipe = `{"index":${index}}`
  return {
    file: { extension: 'png', bytes: encodePng({ width: 2, height: 2, pixels }, recipe) },
    poster: undefined,
    width: 2,
    height: 2,
    durationMs: null,
    seed: request.seed + index,
    style: 'noir',
    scene: { pose: 'standing' },
    recipe,
    identity: null,
  }
}
